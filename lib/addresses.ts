/** Rules that every address of the site follows. Browsers get this file, so it imports nothing. */

/** The path with its final slash, which every page's address has. */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
