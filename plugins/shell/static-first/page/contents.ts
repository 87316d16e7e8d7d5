/** Marks the current section in the lists "On this page", and names it in the phone's bar, before and after React starts. */
import {CONTENTS} from '../names';
import {all, closest, on} from '../../../engine/dom';

/** A section has begun if its heading is at most this far under the top of the window. Navbar and bar cover part of it. */
export const LINE = 144;

/** The top of an entry's section. A hidden section counts as below the page. */
const topOf = ({hash}: HTMLAnchorElement) =>
  document.getElementById(decodeURIComponent(hash.slice(1)))?.getClientRects()[0]?.top ?? Infinity;

/** The entry of the section that is being read. */
export function currentSection(): HTMLAnchorElement | undefined {
  const links = all<HTMLAnchorElement>('.table-of-contents a');
  // On the last screen, the line moves down to the end, because short sections can't reach the top.
  const line = Math.max(LINE, 2 * innerHeight + scrollY - document.documentElement.scrollHeight);
  const begun = links.filter((link) => topOf(link) <= line);
  // If the address names one of these sections, that one is current.
  return begun.find((link) => link.hash === location.hash && topOf(link) > 0) ?? begun.at(-1);
}

/** Shows an entry in the middle of its list. `scrollIntoView` would also move the page. */
function scrollTo(link: HTMLElement): void {
  const list = link.closest('.table-of-contents')?.parentElement;
  if (list) {
    list.scrollTop = link.offsetTop - list.clientHeight / 2;
  }
}

function mark(): void {
  const links = all<HTMLAnchorElement>('.table-of-contents a');
  const current = currentSection();
  for (const label of all(`.${CONTENTS} > summary`)) {
    // An attribute, because React would report a text that the server didn't send.
    label.dataset.section = current?.textContent ?? '';
  }
  for (const link of links) {
    const value = link.hash === current?.hash ? 'location' : null;
    if (link.ariaCurrent !== value) {
      link.ariaCurrent = value;
      if (value) {
        scrollTo(link);
      }
    }
  }
}

// Not in the capture phase, because the list itself can scroll, too.
document.addEventListener('scroll', mark, {passive: true});
addEventListener('hashchange', mark);

// The list of a phone opens at the section that is being read.
on('toggle', (event) => {
  closest(event, `.${CONTENTS}`)?.querySelectorAll<HTMLElement>('[aria-current]').forEach(scrollTo);
});
