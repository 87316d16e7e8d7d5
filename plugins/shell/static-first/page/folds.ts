/** Opens each `<details>` around the target of the address: now, and when the reader follows a link. Not all browsers do. */
import {closest, on} from '../../../engine/dom';
import {findTarget, idIn, showTarget} from '../../target';

function show(): void {
  const {hash} = location;
  const target = findTarget(hash);
  if (target && target.id !== idIn(hash)) {
    // The id has other capitals. The browser marks and shows it, and this runs again.
    location.replace(`#${encodeURIComponent(target.id)}`);
  }
  showTarget(hash);
}

show();
addEventListener('hashchange', show);

// Runs before the browser scrolls. A link to the current address fires no `hashchange`.
on('click', (event) => {
  const link = closest<HTMLAnchorElement>(event, 'a[href*="#"]');
  if (link?.pathname === location.pathname) {
    showTarget(link.hash);
  }
});
