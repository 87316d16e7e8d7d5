import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path below the base URL, or a whole address; `:version` stands for `version`. */
  to: string;
  version?: string;
  onFollow: (() => void) | undefined;
}

/** The address of a link of the options, for a version of the docs. */
export const linkTarget = (to: string, version: string): string => to.replace(':version', version);

/** A link that the router follows. The framework's own would fetch the page of each result that is in sight. */
export default function PanelLink({to, version = '', onFollow, children, ...rest}: Props): ReactNode {
  const history = useHistory();
  const href = useBaseUrlUtils().withBaseUrl(linkTarget(to, version));
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!isForBrowser && href.startsWith('/')) {
          event.preventDefault();
          onFollow?.();
          history.push(href);
        }
      }}>
      {children}
    </a>
  );
}
