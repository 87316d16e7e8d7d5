/** What the search takes, in its empty field. */
export const PLACEHOLDER = 'A word, a field, a flag or an error message';
