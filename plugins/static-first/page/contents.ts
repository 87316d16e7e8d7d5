/** Marks the section that is being read in the lists "On this page", before React and after it. */
import {all} from './dom';

/** How far below the top of the window a heading has to be for its section to count as begun: below the navbar. */
const LINE = 128;

const topOf = ({hash}: HTMLAnchorElement) =>
  document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect().top ?? Infinity;

function mark(): void {
  const links = all<HTMLAnchorElement>('.table-of-contents a');
  // In the last screen the line goes down to its end: sections that are too short to get to the top have their turn.
  const line = Math.max(LINE, 2 * innerHeight + scrollY - document.documentElement.scrollHeight);
  const begun = links.filter((link) => topOf(link) <= line);
  // Where the reader asked for one of them, it is that one.
  const current = begun.find((link) => link.hash === location.hash && topOf(link) > 0) ?? begun.at(-1);
  for (const link of links) {
    const value = link.hash === current?.hash ? 'location' : null;
    if (link.ariaCurrent !== value) {
      link.ariaCurrent = value;
      const list = link.closest('.table-of-contents')?.parentElement;
      if (value && list) {
        // The list alone: `scrollIntoView` would move the page as well.
        list.scrollTop = link.offsetTop - list.clientHeight / 2;
      }
    }
  }
}

// Not that of the list itself, which its reader may scroll.
document.addEventListener('scroll', mark, {passive: true});
addEventListener('hashchange', mark);
