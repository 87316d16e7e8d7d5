/*
 * Runs inline at the top of every page's body, before the first paint. It has five tasks:
 *
 * 1. Redirect an address that ends in `.html`, lacks its final slash or has wrong capitals, if the host doesn't. Two slashes become one:
 *    "//example.com/" would name another host, and the router doesn't know the paths that a host merges.
 * 2. Repair addresses, because the framework (3.6.1) decodes them unsafely, and paths twice. A "%" in the hash would crash a page, and
 *    "/\example.com/" in a link would name another host. Invalid percent signs are escaped; in a path they become a hyphen.
 * 3. Set `data-theme` from the address (`?docusaurus-theme=dark`) or the reader's choice, only to light or dark.
 * 4. Hide an announcement that the reader has closed, and show one with a new id.
 * 5. Put off what is below the first screen until the browser is idle (later.ts), unless the page opens at another place.
 *
 * The framework's own script runs just before, and fails at 3 and 4 with blocked storage, invalid values or a new announcement. Stored
 * values that this site wouldn't write are removed.
 */
import {ANNOUNCED, ANNOUNCEMENT, DISMISSED, LATER} from '../names';

/** For each query parameter that starts so, the framework's script sets an attribute `data-…` of the root element. */
const ATTRIBUTE_PARAMETER = 'docusaurus-data-';

const {documentElement: root} = document;

/** The text if it can be decoded, otherwise the text with a replacement for each percent sign. */
function decodable(text: string, replacement: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replace(/%/g, replacement);
  }
}

/**
 * The path with the capitals of the page that the host sent, if the host ignores them. After the not-found page, the path without
 * capitals: the router, which ignores them, would show the page at an address that no host has.
 */
function withRightCase(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const sent = canonical ? new URL(canonical.href).pathname : path;
  const base = sent.replace(/404\.html\/$/, '');
  const right = sent === base ? sent : base + path.slice(base.length).toLowerCase();
  return right.toLowerCase() === path.toLowerCase() ? right : path;
}

function correctAddress(): void {
  const {pathname, search, hash} = location;
  // A page that a reader saved has its own address: `file:///home/me/Hello%20Holos.html`.
  if (location.protocol === 'file:') {
    return;
  }
  const rest = decodable(search, '%25') + decodable(hash, '%25');
  const plain = decodable(pathname, '-').replace(/%(25|5c|7f|[01].)/gi, '-');
  const path = withRightCase(`/${plain.replace(/(\/index|\/)?\.html$/, '')}/`.replace(/\/+/g, '/'));
  if (path !== pathname) {
    // The text fragment of a link ("#:~:text=…") is hidden from scripts everywhere else.
    const [text = ''] = /#?:~:.*/.exec(performance.getEntriesByType('navigation')[0]?.name ?? '') ?? [];
    location.replace(path + rest + text);
  } else if (rest !== search + hash) {
    history.replaceState(history.state, '', path + rest);
  }
}

const isMode = (mode: unknown): mode is string => mode === 'light' || mode === 'dark';

function restoreChoices(): void {
  const {dataset} = root;
  const query = new URLSearchParams(location.search);
  const announcement = document.querySelector<HTMLMetaElement>(`meta[name=${ANNOUNCEMENT}]`)?.content;
  let theme: string | undefined;
  let isDismissed = false;
  try {
    const stored = localStorage as Partial<Record<string, string>>;
    theme = stored.theme;
    if (!isMode(theme)) {
      localStorage.removeItem('theme');
    }
    isDismissed = stored[ANNOUNCED] === announcement && stored[DISMISSED] === 'true';
    if (!isDismissed) {
      localStorage.removeItem(ANNOUNCED);
      localStorage.removeItem(DISMISSED);
    }
  } catch {
    // Storage is blocked.
  }
  const mode = [query.get('docusaurus-theme'), theme, dataset.theme].find(isMode) ?? 'light';
  for (const name of query.keys()) {
    if (name.startsWith(ATTRIBUTE_PARAMETER)) {
      root.removeAttribute(name.replace(ATTRIBUTE_PARAMETER, 'data-'));
    }
  }
  dataset.theme = mode;
  dataset.announcementBarInitiallyDismissed = `${isDismissed}`;
}

correctAddress();
restoreChoices();

// Not after a reload or Back, nor for a link to a section or a text: the place depends on all heights above it.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (entry?.type === 'navigate' && !(entry.name + location.hash).includes('#')) {
  root.setAttribute(LATER, '');
}

// A new hash causes this event. The router handles it later; new paths come from the router.
addEventListener('popstate', correctAddress);
