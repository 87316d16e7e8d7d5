import type {SVGProps} from 'react';

/** An icon of one path in a square of 24, drawn with a stroke in the color of the text; other attributes go to the `<svg>`. */
export default function StrokeIcon({path, ...props}: {path: string} & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      {...props}>
      <path d={path} />
    </svg>
  );
}
