/** Remembers a version of the docs that is chosen before React runs, and keeps query and place of the page. */
import {SAME_PAGE, VERSION} from '../../../lib/earlyNames';
import {isHydrated, nearest, on, store} from '../dom';

/** The framework's storage key for the docs plugin of the default id. */
const KEY = 'docs-preferred-version-default';

on('click', (event) => {
  const link = nearest<HTMLAnchorElement>(event, `a[${VERSION}]`);
  if (link && !isHydrated()) {
    store(KEY, link.getAttribute(VERSION) ?? '');
    if (link.hasAttribute(SAME_PAGE)) {
      link.search = location.search;
      link.hash = location.hash;
    }
  }
});
