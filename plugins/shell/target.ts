/** Finds the element that a hash names, and shows it if a fold or a tab hides it. */
import {closest, on} from '../engine/dom';

/** The element that a hash names: `#a%20b` → the one with the id `a b` */
export function findTarget(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // The hash has a percent sign of its own.
  }
  return id ? document.getElementById(id) : null;
}

/** An element and its ancestors that match, the innermost first. */
export function closestAll(element: Element, selector: string): Element[] {
  const found = element.closest(selector);
  const rest = found?.parentElement ? closestAll(found.parentElement, selector) : [];
  return found ? [found, ...rest] : [];
}

/** Opens the closed `<details>` around an element, and one that is the element itself. @returns whether there are any */
export function openFolds(element: Element): boolean {
  const closed = (closestAll(element, 'details') as HTMLDetailsElement[]).filter(({open}) => !open);
  closed.forEach((fold) => {
    fold.open = true;
  });
  return closed.length > 0;
}

/** Opens what hides an element. @returns whether something did */
type Reveal = (target: Element) => boolean;

/** Shows the element that a hash names, and scrolls to it if it was hidden. */
export function showTarget(hash: string, reveal: Reveal): void {
  const target = findTarget(hash);
  if (target && reveal(target)) {
    target.scrollIntoView();
  }
}

/** Shows the element that the address names: now, and when the reader follows a link to a place of the page. */
export function watchTarget(reveal: Reveal): void {
  const show = () => showTarget(location.hash, reveal);
  show();
  addEventListener('hashchange', show);
  // Runs before the browser scrolls. A link to the current address fires no `hashchange`.
  on('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href*="#"]');
    if (link?.pathname === location.pathname) {
      showTarget(link.hash, reveal);
    }
  });
}
