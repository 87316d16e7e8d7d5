import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  /** The anchors of the entries, which the remark plugin writes. */
  anchors?: string;
  /** What the remark plugin made of the page's list; without it the list. */
  children?: ReactNode;
}

/** A table of the reference. It tells the framework's check of links which anchors it has. */
export default function ReferenceTable({anchors, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  anchors?.split(' ').forEach(collectAnchor);
  return children;
}
