import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/** Attributes of links that the router follows. The framework's own links would fetch the page of every visible result. */
export function useLink(version = '') {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  return (to: string) => {
    const href = withBaseUrl(to.replace(':version', version));
    return {
      href,
      onClick(event: MouseEvent) {
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (href.startsWith('/') && !isForBrowser) {
          event.preventDefault();
          event.currentTarget.closest('dialog')?.close();
          history.push(href);
        }
      },
    };
  };
}
