/** Closes the announcement until React does, and where the reader closed it in another page. */
import {ANNOUNCEMENT_CLOSE, ANNOUNCEMENT_META} from '../../../lib/earlyNames';
import {dataset, hasStarted, metas, nearest, on, store} from '../dom';

/** The framework's storage key. */
const DISMISSED = 'docusaurus.announcement.dismiss';

on('click', (event) => {
  if (!hasStarted() && nearest(event, `.${ANNOUNCEMENT_CLOSE}`)) {
    event.preventDefault();
    dataset.announcementBarInitiallyDismissed = 'true';
    store(DISMISSED, 'true');
    store('docusaurus.announcement.id', metas(ANNOUNCEMENT_META)[0] ?? '');
  }
});

// In another tab, or while the browser kept this page to go back to: it tells of that when it shows the page again.
addEventListener('storage', ({key, newValue}) => {
  if (key === DISMISSED && newValue === 'true') {
    dataset.announcementBarInitiallyDismissed = 'true';
  }
});
