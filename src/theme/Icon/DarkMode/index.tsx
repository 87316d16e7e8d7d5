import type {SVGProps} from 'react';

/** Replaces the theme's moon, in the strokes of the other icons. */
export default function IconDarkMode(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      {...props}>
      <path d="M9.5 4a8.5 8.5 0 1 0 10.5 10.5A8 8 0 0 1 9.5 4Z" />
    </svg>
  );
}
