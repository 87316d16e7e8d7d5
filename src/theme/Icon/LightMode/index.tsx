// Change: ejected. The same shape in a few strokes; the original's outlines are a hundredth of each page's bytes.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2M12 8a4 4 0 0 0 0 8 4 4 0 0 0 0-8z"
      />
    </svg>
  );
}
