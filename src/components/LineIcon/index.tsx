import type {ComponentProps, ReactNode} from 'react';

/** An icon of a few strokes; the outlines of each of the theme's icons are a hundredth of a page's bytes. */
export default function LineIcon({path, ...props}: ComponentProps<'svg'> & {path: string}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" d={path} />
    </svg>
  );
}
