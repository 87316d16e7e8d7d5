// Change: ejected. An arrow out of a box in a few strokes; each page has the original's outlines seven times.
import type {ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

const arrow = 'M13 3h8v8m0-8L10 14M9 4H3v17h17v-6';

export default function IconExternalLink(): ReactNode {
  return <LineIcon path={arrow} width="0.85em" height="0.85em" className="margin-left--xs" aria-hidden />;
}
