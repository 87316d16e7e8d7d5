import type {SVGProps} from 'react';

/** Replaces the theme's icon, in the strokes of the other icons: a globe. */
export default function IconLanguage({width = 20, height = 20, ...props}: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      {...props}>
      <path d="M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18" />
    </svg>
  );
}
