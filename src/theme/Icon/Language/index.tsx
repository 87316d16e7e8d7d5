// Change: ejected. A globe in a few strokes; the original's outlines are a hundredth of each page's bytes.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';

export default function IconLanguage({width = 20, height = 20, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-6 6-6 12 0 18 6-6 6-12 0-18"
      />
    </svg>
  );
}
