import {metaContent} from '../../engine/html';
import type {Step} from '../../engine/step';

/** Name of the `<meta>` with the target of a page whose script redirects. */
export const REDIRECT = 'redirect';

/** A step that makes redirects work without scripts, because the framework (3.6.1) writes no `<noscript>` into the head. */
export function redirectWithoutScript(): Step {
  return {
    name: 'redirect-without-script',
    page({tree, appendToHead}) {
      const address = metaContent(tree, REDIRECT);
      if (address) {
        appendToHead(`<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`);
      }
    },
  };
}
