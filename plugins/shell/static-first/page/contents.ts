/** Marks the current section in the lists "On this page", and names it in the phone's bar, before and after React starts. */
import {all, closest, on} from '../../../engine/dom';
import {Name} from '../../../engine/names';
import {findTarget} from '../../target';

const LINKS = '.table-of-contents a';

/**
 * A section has begun if its heading is at most this many pixels below the top of the window. The navbar covers part of them, and so
 * does the bar with the contents on phones.
 */
export const READING_LINE = 144;

/** The top of an entry's section. A hidden section counts as below the page. */
const sectionTop = ({hash}: HTMLAnchorElement) => findTarget(hash)?.getClientRects()[0]?.top ?? Infinity;

/** The entry of the section that the reader is at. */
export function currentSection(): HTMLAnchorElement | undefined {
  // On the last screen, the line moves down to the end, because short sections can't reach the top.
  const line = Math.max(READING_LINE, 2 * innerHeight + scrollY - document.documentElement.scrollHeight);
  const begun = all<HTMLAnchorElement>(LINKS).filter((link) => sectionTop(link) <= line);
  // If the address names one of these sections, that one is current.
  return begun.find((link) => link.hash === location.hash && sectionTop(link) > 0) ?? begun.at(-1);
}

/** Shows an entry in the middle of its list. `scrollIntoView` would also move the page. */
function scrollTo(link: HTMLElement): void {
  const list = link.closest('.table-of-contents')?.parentElement;
  if (list) {
    list.scrollTop = link.offsetTop - list.clientHeight / 2;
  }
}

function mark(): void {
  const current = currentSection();
  for (const label of all(`.${Name.Contents} > summary`)) {
    // An attribute, because React would report a text that isn't in the server's HTML.
    label.setAttribute(Name.Section, current?.textContent ?? '');
  }
  for (const link of all<HTMLAnchorElement>(LINKS)) {
    const value = link.hash === current?.hash ? 'location' : null;
    if (link.ariaCurrent !== value) {
      link.ariaCurrent = value;
      if (value) {
        scrollTo(link);
      }
    }
  }
}

// Without capture, so that only scrolling the page counts, not the list.
document.addEventListener('scroll', mark, {passive: true});
addEventListener('hashchange', mark);

// On a phone, the list opens at the current section.
on('toggle', (event) => {
  closest(event, `.${Name.Contents}`)?.querySelectorAll<HTMLElement>('[aria-current]').forEach(scrollTo);
});
