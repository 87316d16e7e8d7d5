/**
 * A link to another version of the docs stores that version as preferred, and keeps query and hash on the same page. The
 * browser follows it, not React, so that nothing of the former version stays in memory.
 */
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
