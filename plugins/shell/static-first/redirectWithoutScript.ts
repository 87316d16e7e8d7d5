import type {FinishedPage} from '../../engine/finishedPage';
import {metaContent} from '../../engine/html';

/** Name of the `<meta>` with the target of a page whose script redirects. */
export const REDIRECT = 'redirect';

/** Makes redirects work without scripts, because the framework (3.6.1) writes no `<noscript>` into the head. */
export function redirectWithoutScript({tree, appendToHead}: FinishedPage): void {
  const address = metaContent(tree, REDIRECT);
  if (address) {
    appendToHead(`<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`);
  }
}
