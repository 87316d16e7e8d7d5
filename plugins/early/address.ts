/*
 * Runs at the top of the body of every page, inline, before the first paint. Five duties:
 *
 * 1. An address that ends in `.html` or lacks its final slash redirects to the slash form. Hosts that redirect by
 *    themselves never get here; the dev server and hosts that answer with 404.html do. Slashes at the start become
 *    one: "//example.com/" would name another host, here and in links that repeat the path.
 * 2. The framework (3.6.1) decodes addresses without care. A percent sign that starts no character is escaped in query
 *    and hash: with "%" in its hash a page crashes, also when the hash changes while the page is open. In a path it
 *    becomes a hyphen, and so does what stands for a percent sign, a backslash or a control character: paths are
 *    decoded twice, and written into links, where "/\example.com/" and "/<tab>/example.com/" name another host.
 * 3. Attributes that a link's query string wrote are removed: `docusaurus-data-…` writes any `data-…`, those too by
 *    which the scripts of the page tell each other what the reader chose.
 * 4. `data-theme` is light or dark and nothing else. The framework's own script (3.6.1) writes "undefined" when
 *    storage is blocked, and any text that storage or a link's query string holds.
 * 5. An announcement with a new id is shown. The framework's own script (3.6.1) hides every announcement once the
 *    reader closed a former one, until the page after the next.
 *
 * What is stored that this site would not have written is removed, so that the next page does not meet it again.
 */
import {ANNOUNCEMENT_META} from '../../lib/earlyNames';

/** The framework's storage keys of the announcement that a reader saw, and whether it was closed. */
const ANNOUNCED = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

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

function dropAttributes(): void {
  for (const [name] of new URLSearchParams(location.search)) {
    if (/^docusaurus-data-/.test(name)) {
      root.removeAttribute(name.slice(11));
    }
  }
}

const isMode = (mode: unknown) => mode === 'light' || mode === 'dark';

function restoreChoices(): void {
  const {dataset} = root;
  const announcement = document.querySelector<HTMLMetaElement>(`meta[name=${ANNOUNCEMENT_META}]`)?.content;
  let chosen = 'light';
  try {
    const stored = localStorage as Partial<Record<string, string>>;
    if (isMode(stored.theme)) {
      chosen = stored.theme as string;
    } else {
      localStorage.removeItem('theme');
    }
    if (stored[ANNOUNCED] !== announcement || stored[DISMISSED] !== 'true') {
      localStorage.removeItem(ANNOUNCED);
      localStorage.removeItem(DISMISSED);
      dataset.announcementBarInitiallyDismissed = 'false';
    }
  } catch {
    // Blocked storage remembers nothing: the framework shows the announcement then.
  }
  if (!isMode(dataset.theme)) {
    dataset.theme = chosen;
  }
}

correctAddress();
dropAttributes();
restoreChoices();

// Another hash comes with this event, which the router listens to as well, but later. A path that is new came from it.
addEventListener('popstate', correctAddress);
