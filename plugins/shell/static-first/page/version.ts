/**
 * The version of the docs that a reader chose. A link to another version stores it, and keeps the query and the reader's place; the browser
 * follows the link, so no state of React stays. On pages that belong to no version, the menu's label and the links to the docs become
 * those of the chosen version. Otherwise, they would change when React starts.
 */
import {PREFERRED_VERSION, VERSION_LABEL} from '../names';
import {currentSection, READING_LINE} from './contents';
import {all, closest, on, store, stored} from '../../../engine/dom';
import {Name} from '../../../engine/names';

const address = (link: Element): string => link.getAttribute('href') ?? '';

const versions = all(`.navbar [${Name.Version}]`);
const chosen = versions.find((link) => link.getAttribute(Name.Version) === stored(PREFERRED_VERSION));
if (chosen && !document.documentElement.matches('.docs-doc-page')) {
  for (const label of all(`.${VERSION_LABEL}`)) {
    label.textContent = chosen.firstChild?.textContent ?? '';
  }
  for (const link of all(`.navbar a:not([${Name.Version}])`)) {
    // A version at the root is left out, because all links would match it.
    const start = versions.map(address).find((path) => path !== '/' && address(link).startsWith(path));
    if (start) {
      link.setAttribute('href', address(chosen) + address(link).slice(start.length));
    }
  }
}

/** The hash of the address while its target is in sight, otherwise that of the current section. */
function currentHash(): string {
  const {hash} = location;
  const top = document.querySelector(':target')?.getBoundingClientRect().top ?? -1;
  return scrollY < READING_LINE || (top >= 0 && top < innerHeight) ? hash : (currentSection()?.hash ?? hash);
}

on('click', (event) => {
  const link = closest<HTMLAnchorElement>(event, `a[${Name.Version}]`);
  if (link) {
    store(PREFERRED_VERSION, link.getAttribute(Name.Version) ?? '');
    if (link.hasAttribute(Name.SamePage)) {
      link.search = location.search;
      link.hash = currentHash();
    }
    event.stopPropagation();
  }
});
