import leven from 'leven';

/** What two addresses of the same page have in common: neither case, nor ending, nor slashes around. */
function normalize(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '');
}

/** In files that `holos init` wrote, addresses of the reference end with the version: `/docs/api/author/v1alpha5/`. */
function withVersionFirst(path: string): string {
  return path.replace(/^docs\/(.+)\/(v\d[^/]*)$/, 'docs/$2/$1');
}

function withoutVersion(path: string): string {
  return path.replace(/^docs\/(?:(?:v\d[^/]*|next)(?:\/|$))?/, '');
}

/** The present path of a page that had another address, or the path as it is. */
function withPresentName(path: string, former: Readonly<Record<string, string>>): string {
  const below = path.replace(/^docs\//, '');
  return Object.hasOwn(former, below) ? `docs/${former[below]}` : path;
}

/** Longer addresses are no typing errors, and would take long to compare. */
const LONGEST = 120;

/** The share of an address that may be wrong. */
const TOLERANCE = 0.3;

/**
 * The page that a reader of an unknown address probably looked for, if one is near.
 *
 * @param former present paths below a version, by the former path below `/docs/`
 */
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
