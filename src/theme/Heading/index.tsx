// Change: ejected. The link has the words of the heading as its name, code in them too, and nothing that repeats it.
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement(child) ? textOf((child as ReactElement<{children?: ReactNode}>).props.children) : child,
    )
    .join('');
}

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // A page has one of the first level, to which its own address leads.
  if (As === 'h1' || !id) {
    return <As {...props}>{children}</As>;
  }
  collectAnchor(id);
  const name = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: textOf(children)},
  );
  return (
    <As {...props} id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={name}>
        &#8203;
      </a>
    </As>
  );
}
