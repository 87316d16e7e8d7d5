import type {AnchorHTMLAttributes, MouseEvent, ReactNode} from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  onFollow: (url: string) => void;
}

/** Whether a click asks for a new tab or window, which is the browser's business. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to a page of this site that whoever shows the panel follows, by closing it first. */
export default function Follow({href, onFollow, children, ...rest}: Props): ReactNode {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!isForBrowser(event)) {
          event.preventDefault();
          onFollow(href);
        }
      }}>
      {children}
    </a>
  );
}
