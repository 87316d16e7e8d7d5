// Change: ejected. A few strokes, as in the icons beside it.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';
import LineIcon from '@site/src/components/LineIcon';

export default function IconHome(props: Props): ReactNode {
  return <LineIcon {...props} path="M3 11.5 12 4l9 7.5M5.5 10v10h13V10" />;
}
