/** Rules for all addresses of the site. Browsers load this file, so it has no imports. */

/** Adds the base URL to a path. `base` has slashes at both ends. */
export const withBase = (base: string, path: string): string => base + path.slice(1);

/** Removes the base URL from a path; undefined for a path outside the site. */
export function withoutBase(base: string, path: string): string | undefined {
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/** The address of a path of files: `/my page/größe/` → `/my%20page/gr%C3%B6%C3%9Fe/`. Parentheses would end a link of Markdown. */
export const encodePath = (path: string): string =>
  path
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));

/** The path of files that an address means; what can't be decoded stays. `c%2B%2B` → `c++`, which `decodeURI` would keep. */
export const decodePath = (address: string): string => address.split('/').map(decodeSegment).join('/');

function decodeSegment(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded.includes('/') ? segment : decoded;
  } catch {
    return segment;
  }
}

export const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
