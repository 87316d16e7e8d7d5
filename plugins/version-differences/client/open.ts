/** Client module: a link to differences shows them in a dialog. Without React, it leads to the file. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {nearest, on} from '../../kit/dom';
import {say} from '../../kit/toast';

if (ExecutionEnvironment.canUseDOM) {
  on('click', (event) => {
    const link = nearest<HTMLAnchorElement>(event, 'a[data-differences]');
    // A prevented click waits for React, and comes again.
    if (link && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void import('../dialog').then(
        ({showDifferences}) => void showDifferences(link),
        () => say('The differences couldn’t be loaded. You may be offline.'),
      );
    }
  });
}
