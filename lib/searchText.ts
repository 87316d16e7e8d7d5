/** What plugins/finish writes into the search index, and src/search reads from it. Browsers get this file. */

/**
 * Stands before each word of the title of a code block: an invisible character, no part of a word for the index. The
 * title is a path, which readers search for, but in an excerpt it would stand in the middle of a sentence.
 */
export const TITLE_MARK = '\u2060';

/** Between the categories of the sidebar that a page stands in. */
export const TRAIL_SEPARATOR = ' › ';
