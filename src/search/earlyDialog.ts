import {SEARCH_ID} from '@site/lib/earlyNames';

/** The dialog that took the query until the search was there. */
export interface EarlyDialog extends HTMLDialogElement {
  /** The answer to its own question for the index: plugins/early/controls/search.ts asks when the dialog opens. */
  asked?: Promise<Response>;
}

export const earlyDialog = (): EarlyDialog | null => document.querySelector(`#${SEARCH_ID}`);
