import {SEARCH_ID} from '@site/lib/earlyNames';

/** The dialog that took the query until the search was there. */
export const earlyDialog = (): HTMLDialogElement | null => document.querySelector(`#${SEARCH_ID}`);
