/** Closes the announcement until React does. */
import {ANNOUNCEMENT_CLOSE, ANNOUNCEMENT_META} from '../../../lib/earlyNames';
import {dataset, hasStarted, metas, nearest, on, store} from '../dom';

on('click', (event) => {
  if (!hasStarted() && nearest(event, `.${ANNOUNCEMENT_CLOSE}`)) {
    event.preventDefault();
    dataset.announcementBarInitiallyDismissed = 'true';
    store('docusaurus.announcement.dismiss', 'true');
    store('docusaurus.announcement.id', metas(ANNOUNCEMENT_META)[0] ?? '');
  }
});
