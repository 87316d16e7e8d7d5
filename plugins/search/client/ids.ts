/** Id of the dialog, and class of the button that opens it. Scripts of other plugins may use these names. */
export const SEARCH_DIALOG = '__search';
export const SEARCH_OPENER = 'search-opener';

export const EVERYWHERE = 'all';

/** Characters of the longest query: the output of a failed command, not a page of text. */
export const LONGEST = 4_000;
