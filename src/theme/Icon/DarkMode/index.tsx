// Change: ejected. The same shape, lighter.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';
import LineIcon from '@site/src/components/LineIcon';

export default function IconDarkMode(props: Props): ReactNode {
  return <LineIcon path="M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z" {...props} />;
}
