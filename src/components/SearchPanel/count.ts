/** A number of results, in words. */
export const count = (results: number) => (results === 1 ? '1 result' : `${results} results`);
