/** Closes the announcement, even if the reader closes it in another tab. */
import {ANNOUNCEMENT} from '../names';
import {metas, nearest, on, store} from '../../kit/dom';

const DISMISSED = 'docusaurus.announcement.dismiss';

function hide(): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
}

on('click', (event) => {
  if (nearest(event, '[class*=announcementBar] button')) {
    hide();
    store(DISMISSED, 'true');
    store('docusaurus.announcement.id', metas(ANNOUNCEMENT)[0] ?? '');
  }
});

addEventListener('storage', ({key, newValue}) => {
  if (key === DISMISSED && newValue === 'true') {
    hide();
  }
});
