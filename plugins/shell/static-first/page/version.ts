/**
 * A link to another version stores this version as preferred, and keeps query and place: the target of the hash while it is in sight,
 * otherwise the current section. The browser follows it, so no old state stays.
 */
import {PREFERRED_VERSION, SAME_PAGE, VERSION} from '../names';
import {currentSection, LINE} from './contents';
import {closest, on, store} from '../../../engine/dom';

function place(): string {
  const {hash} = location;
  const top = document.querySelector(':target')?.getBoundingClientRect().top ?? -1;
  return scrollY < LINE || (top >= 0 && top < innerHeight) ? hash : (currentSection()?.hash ?? hash);
}

on('click', (event) => {
  const link = closest<HTMLAnchorElement>(event, `a[${VERSION}]`);
  if (link) {
    store(PREFERRED_VERSION, link.getAttribute(VERSION) ?? '');
    if (link.hasAttribute(SAME_PAGE)) {
      link.search = location.search;
      link.hash = place();
    }
    event.stopPropagation();
  }
});
