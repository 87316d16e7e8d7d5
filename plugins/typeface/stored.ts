/** In local storage: the fonts are in the browser's cache. */
export const READY = 'typeface';
