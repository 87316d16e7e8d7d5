// Change: replaces the original. A line never breaks within a flag: browsers break after each of its hyphens. Code that is hardly more
// than a flag doesn't break at all.
import {Children, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {splitAtFlags} from '../../../../engine/flags';

/** Longer code might not fit into a line with other words on a phone. */
const LONGEST = 24;

const WHOLE = 'code-word';

/** A text with each flag in an element of its own; other children, such as places for a break in a table, stay as they are. */
const withFlags = (child: ReactNode): ReactNode =>
  typeof child === 'string'
    ? splitAtFlags(child).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={WHOLE}>
            {part}
          </span>
        ) : (
          part
        ),
      )
    : child;

export default function CodeInline({children, className, ...props}: ComponentProps<'code'>): ReactNode {
  const isShort = typeof children === 'string' && children.length <= LONGEST;
  const hasFlag = isShort && splitAtFlags(children).length > 1;
  return (
    <code className={hasFlag ? clsx(className, WHOLE) : className} {...props}>
      {isShort ? children : Children.map(children, withFlags)}
    </code>
  );
}
