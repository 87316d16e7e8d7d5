// Change: ejected. The same shape, lighter.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';
import LineIcon from '@site/src/components/LineIcon';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <LineIcon
      path="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2M12 8a4 4 0 0 0 0 8 4 4 0 0 0 0-8z"
      {...props}
    />
  );
}
