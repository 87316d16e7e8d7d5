/** Shows the place that an address names, if a fold or a tab hides it. */
import {closest, on} from '../engine/dom';

/** Opens what hides a place, and returns whether something did. */
type Show = (target: Element) => boolean;

/** The element and all around it that match, the innermost first. */
export function around(target: Element, selector: string): Element[] {
  const found = target.closest(selector);
  const rest = found?.parentElement ? around(found.parentElement, selector) : [];
  return found ? [found, ...rest] : [];
}

/** Shows the place that a hash names, and scrolls to it if it was hidden. */
export function showTarget(hash: string, show: Show): void {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // The address has a percent sign of its own.
  }
  const target = id ? document.getElementById(id) : null;
  if (target && show(target)) {
    target.scrollIntoView();
  }
}

/** Shows the place that the address names: now, and when the reader follows a link to a place of the page. */
export function watchTarget(show: Show): void {
  const look = () => showTarget(location.hash, show);
  look();
  addEventListener('hashchange', look);
  // Before the browser scrolls. A link to the current place causes no other event.
  on('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href*="#"]');
    if (link?.pathname === location.pathname) {
      showTarget(link.hash, show);
    }
  });
}
