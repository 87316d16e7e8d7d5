/** Id of the dialog, and class of the button that opens it. Scripts of other plugins may use these names. */
export const SEARCH_DIALOG = '__search';
export const SEARCH_OPENER = 'search-opener';

export const EVERYWHERE = 'all';

/** In characters. The output of a failed command fits, but a page of text doesn't. */
export const MAX_QUERY = 4_000;
