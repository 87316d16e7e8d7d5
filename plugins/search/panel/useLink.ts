import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/**
 * Closes a dialog before another page. The focus doesn't return to what had it before, because screen readers would say that first.
 */
function closeForGood(dialog: HTMLDialogElement | null): void {
  document.body.inert = true;
  dialog?.close();
  document.body.inert = false;
}

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
          closeForGood(event.currentTarget.closest('dialog'));
          history.push(href);
        }
      },
    };
  };
}
