/** Rules for all addresses of the site. Browsers load this file, so it has no imports. */

/** Adds the base URL to a path. `base` has slashes at both ends. */
export const withBase = (base: string, path: string): string => base + path.slice(1);

/** Removes the base URL from a path; undefined for a path outside the site. */
export function withoutBase(base: string, path: string): string | undefined {
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

export const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
