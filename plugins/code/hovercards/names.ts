/** Class and id of the card on a page. */
export const CARD = 'hovercard';

/** The file with a page's cards, next to the page. */
export const CARDS = 'hovercards.json';
