/** Remembers a version of the docs that is chosen before React runs, and keeps query and place of the page. */
import {PREFERRED_VERSION, SAME_PAGE, VERSION} from '../../../lib/earlyNames';
import {isHydrated, nearest, on, store} from '../dom';

on('click', (event) => {
  const link = nearest<HTMLAnchorElement>(event, `a[${VERSION}]`);
  if (link && !isHydrated()) {
    store(PREFERRED_VERSION, link.getAttribute(VERSION) ?? '');
    if (link.hasAttribute(SAME_PAGE)) {
      link.search = location.search;
      link.hash = location.hash;
    }
  }
});
