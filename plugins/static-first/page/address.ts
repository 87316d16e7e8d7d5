/*
 * Runs at the top of the body of every page, inline, before the first paint. Four duties:
 *
 * 1. An address that ends in `.html` or lacks its final slash redirects to the slash form, where the host does not do it. Slashes
 *    at the start become one: "//example.com/" would name another host.
 * 2. The framework (3.6.1) decodes addresses without care, paths twice: with "%" in its hash a page crashes, and "/\example.com/" in a
 *    link names another host. Percent signs that start no character are escaped, in a path they become a hyphen.
 * 3. `data-theme` is what the address (`?docusaurus-theme=dark`) or the reader chose: light or dark and nothing else.
 * 4. An announcement is hidden once the reader has closed it; one with a new id is shown.
 *
 * The framework's own script runs just before and gets 3 and 4 wrong with blocked storage, any text, or a new announcement. What is
 * stored that this site would not have written is removed.
 */
import {ANNOUNCEMENT} from '../names';

/** The framework's storage keys of the announcement that a reader saw, and whether it was closed. */
const ANNOUNCED = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

/** The framework's script makes an attribute `data-…` of the root of each such name in the query. */
const ATTRIBUTE = 'docusaurus-data-';

const {documentElement: root} = document;

/** A text that can be decoded: otherwise with a sign in the place of each percent sign. */
function decodable(text: string, sign: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replace(/%/g, sign);
  }
}

function correctAddress(): void {
  const {pathname, search, hash} = location;
  const rest = decodable(search, '%25') + decodable(hash, '%25');
  const plain = decodable(pathname, '-').replace(/%(25|5c|7f|[01].)/gi, '-');
  const path = `/${plain.replace(/(\/index|\/)?\.html$/, '')}/`.replace(/^\/+|\/+$/g, '/');
  if (path !== pathname) {
    location.replace(path + rest);
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
    // Blocked storage remembers nothing.
  }
  const mode = [query.get('docusaurus-theme'), theme, dataset.theme].find(isMode) ?? 'light';
  for (const name of query.keys()) {
    if (name.startsWith(ATTRIBUTE)) {
      root.removeAttribute(name.replace(ATTRIBUTE, 'data-'));
    }
  }
  dataset.theme = mode;
  dataset.announcementBarInitiallyDismissed = `${isDismissed}`;
}

correctAddress();
restoreChoices();

// Another hash comes with this event, which the router listens to as well, but later. A path that is new came from it.
addEventListener('popstate', correctAddress);
