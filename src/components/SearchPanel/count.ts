/** A number of pages, in words. */
export const count = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`);
