/** Class and id of the card on a page. */
export const CARD = 'hovercard';

/** The file with the cards of a page, beside the page. */
export const CARDS = 'hovercards.json';

/** Name of the `<meta>` with the pattern of the pages that explain. With plugins/static-first, taps on links to them wait for React. */
export const PAGES = 'tap-waits';
