/** Class and id of the card on a page. */
export const CARD = 'hovercard';

/** The file with the cards of a page, beside the page. */
export const CARDS = 'hovercards.json';
