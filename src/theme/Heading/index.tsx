// Change: ejected. The link to a heading is for the mouse only. It isn't part of the heading's name or of the tab order, because the
// table of contents has the same links. Screen readers announce the original's link with each heading.
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const links = useBrokenLinks();
  // The title isn't in the table of contents.
  if (As === 'h1' || !id) {
    return <As {...props} />;
  }
  links.collectAnchor(id);
  return (
    // Reader views drop a heading whose id has a word such as `comment`, `share` or `tags`, if nothing speaks for it. Attributes that
    // differ are last: pages compress better.
    <As {...props} className="article-heading" id={id}>
      {props.children}
      <a className="hash-link" tabIndex={-1} aria-hidden="true" href={`#${id}`}>
        &#8203;
      </a>
    </As>
  );
}
