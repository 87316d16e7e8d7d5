/** Client module: a link to differences shows them in a dialog. Without the dialog's script, it leads to the file. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {nearest, on} from '../../kit/dom';

if (ExecutionEnvironment.canUseDOM) {
  on('click', (event) => {
    const link = nearest<HTMLAnchorElement>(event, 'a[data-differences]');
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void import('../dialog').then(
        ({showDifferences}) => void showDifferences(link),
        () => location.assign(link.href),
      );
    }
  });
}
