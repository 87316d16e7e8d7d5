// Change: ejected. The same shape in a few strokes; the original's outlines are a hundredth of each page's bytes.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z"
      />
    </svg>
  );
}
