/** Rules that every address of the site follows. Browsers get this file, so it imports nothing. */

/** The path as browsers have it, of a site below another path than the root: `base` has slashes at both ends. */
export function withBase(base: string, path: string): string {
  return base + path.slice(1);
}

/** The path as this site's own lists have it; undefined for one outside of the site. */
export function withoutBase(base: string, path: string): string | undefined {
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
