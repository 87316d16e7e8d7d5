// Change: replaces the original. A line never breaks within a flag: browsers break after each of its hyphens. Code that is hardly more
// than a flag doesn't break at all.
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {splitAtFlags} from '../../flags';

/** Longer code might not fit into a line with other words on a phone. */
const LONGEST = 24;

const WHOLE = 'code-word';

export default function CodeInline({children, className, ...props}: ComponentProps<'code'>): ReactNode {
  const parts = typeof children === 'string' ? splitAtFlags(children) : [];
  if (parts.length < 2) {
    return (
      <code className={className} {...props}>
        {children}
      </code>
    );
  }
  if (typeof children === 'string' && children.length <= LONGEST) {
    return (
      <code className={clsx(className, WHOLE)} {...props}>
        {children}
      </code>
    );
  }
  return (
    <code className={className} {...props}>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={WHOLE}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </code>
  );
}
