/** Opens each `<details>` around the target of the address: now, and when the reader follows a link. Not all browsers do. */
import {closest, on} from '../../../engine/dom';
import {showTarget} from '../../target';

const show = () => showTarget(location.hash);

show();
addEventListener('hashchange', show);

// Runs before the browser scrolls. A link to the current address fires no `hashchange`.
on('click', (event) => {
  const link = closest<HTMLAnchorElement>(event, 'a[href*="#"]');
  if (link?.pathname === location.pathname) {
    showTarget(link.hash);
  }
});
