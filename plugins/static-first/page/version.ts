/** A link to another version stores that one as preferred, and keeps query and hash. The browser follows it, so that no old state stays. */
import {PREFERRED_VERSION, SAME_PAGE, VERSION} from '../names';
import {nearest, on, store} from './dom';

on('click', (event) => {
  const link = nearest<HTMLAnchorElement>(event, `a[${VERSION}]`);
  if (link) {
    store(PREFERRED_VERSION, link.getAttribute(VERSION) ?? '');
    if (link.hasAttribute(SAME_PAGE)) {
      link.search = location.search;
      link.hash = location.hash;
    }
    event.stopPropagation();
  }
});
