import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  /** The anchors of the entries, which the remark plugin writes. */
  anchors?: string;
  /** The entries that the remark plugin made from the page's list, or the list itself if the plugin doesn't run. */
  children?: ReactNode;
}

/** A table of the reference. It tells the framework's check of links which anchors it has. */
export default function ReferenceTable({anchors, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  anchors?.split(' ').forEach(collectAnchor);
  return children;
}
