/*
 * Runs at the top of the body of every page, inline, before the first paint. Four duties:
 *
 * 1. An address that ends in `.html` or lacks its final slash redirects to the slash form. Hosts that redirect by
 *    themselves never get here; the dev server and hosts that answer with 404.html do. Slashes at the start become
 *    one: "//example.com/" would name another host, here and in links that repeat the path.
 * 2. A percent sign that starts no character is escaped. The framework (3.6.1) decodes addresses without care: with
 *    "%" in its path the page never starts, with "%" in its hash the next page crashes.
 * 3. `data-theme` is light or dark and nothing else. The framework's own script (3.6.1) writes "undefined" when
 *    storage is blocked, and any text that a link's query string holds.
 * 4. An announcement with a new id is shown. The framework's own script (3.6.1) hides every announcement once the
 *    reader closed a former one, until the page after the next.
 */
import {ANNOUNCEMENT_META} from '../../lib/earlyNames';

function repaired(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}

function correctAddress(): void {
  const {pathname, search, hash} = location;
  const rest = repaired(search) + repaired(hash);
  const withoutEnding = repaired(pathname).replace(/(?:\/index|\/)?\.html$/, '');
  const path = `/${withoutEnding}/`.replace(/^\/+|\/+$/g, '/');
  if (path !== pathname) {
    location.replace(path + rest);
  } else if (rest !== search + hash) {
    history.replaceState(null, '', path + rest);
  }
}

function correctMode(): void {
  const theme = document.documentElement.getAttribute('data-theme');
  if (theme !== 'dark' && theme !== 'light') {
    document.documentElement.setAttribute('data-theme', 'light');
  }
}

function showNewAnnouncement(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${ANNOUNCEMENT_META}]`);
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== meta?.content) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch {
    // Blocked storage remembers no announcement, and the framework shows it then.
  }
}

correctAddress();
correctMode();
showNewAnnouncement();
