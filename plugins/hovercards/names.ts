/** Class and id of the card on a page. */
export const CARD = 'hovercard';

/** The file with the cards of a page, beside the page. */
export const CARDS = 'hovercards.json';

/**
 * Name of the `<meta>` with the pattern of the pages that explain. For plugins/static-first, the first tap on a link to such
 * a page starts React, so that it shows the card.
 */
export const PAGES = 'tap-twice';
