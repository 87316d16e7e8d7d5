/**
 * A link to another version stores that version as preferred, and keeps the query and the reader's place. The browser follows it, so no
 * state of React stays.
 */
import {PREFERRED_VERSION} from '../names';
import {currentSection, READING_LINE} from './contents';
import {closest, on, store} from '../../../engine/dom';
import {Name} from '../../../engine/names';

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
