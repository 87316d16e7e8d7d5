import leven from 'leven';

/** The form in which addresses are compared: in lower case, without an ending or outer slashes. */
function normalize(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '');
}

/** In files that `holos init` wrote, addresses of the reference end with the version: `/docs/api/author/v1alpha5/`. */
const withVersionFirst = (path: string): string => path.replace(/^docs\/(.+)\/(v\d[^/]*)$/, 'docs/$2/$1');

const withoutVersion = (path: string): string => path.replace(/^docs\/(?:(?:v\d[^/]*|next)(?:\/|$))?/, '');

/** The current path of a page that moved, in the same version, or the path as it is. */
function withPresentName(path: string, former: Readonly<Record<string, string>>): string {
  const bare = withoutVersion(path);
  return Object.hasOwn(former, bare) ? `${path.slice(0, -bare.length)}${former[bare]}` : path;
}

/** A longer address isn't a typing error, and comparing it would take long. */
const LONGEST = 120;

/** The share of an address that may be wrong. */
const TOLERANCE = 0.3;

/** The page that a reader of an unknown address probably wanted, if a similar one exists; `former` has pages that moved. */
export function likelyPage(
  pathname: string,
  pages: readonly string[],
  former: Readonly<Record<string, string>> = {},
): string | undefined {
  const wanted = withPresentName(withVersionFirst(normalize(pathname)), former);
  if (wanted.length < 3 || wanted.length > LONGEST) {
    return undefined;
  }
  const bare = withoutVersion(wanted);
  const near = pages
    .map((page) => {
      const path = normalize(page);
      const barePath = withoutVersion(path);
      const share = leven(bare, barePath) / Math.max(bare.length, barePath.length, 1);
      return {page, share, whole: leven(wanted, path)};
    })
    .filter(({share}) => share <= TOLERANCE);
  return near.sort((a, b) => a.share - b.share || a.whole - b.whole)[0]?.page;
}
