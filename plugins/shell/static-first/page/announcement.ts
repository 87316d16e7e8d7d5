/** Closes the announcement, even if the reader closes it in another tab. */
import {ANNOUNCED, ANNOUNCEMENT, DISMISSED} from '../names';
import {metas, closest, on, store} from '../../../engine/dom';

function hide(): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
}

on('click', (event) => {
  if (closest(event, '[class*=announcementBar] button')) {
    event.preventDefault();
    hide();
    store(DISMISSED, 'true');
    store(ANNOUNCED, metas(ANNOUNCEMENT)[0] ?? '');
  }
});

addEventListener('storage', ({key, newValue}) => {
  if (key === DISMISSED && newValue === 'true') {
    hide();
  }
});
