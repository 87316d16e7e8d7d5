/** Client module: a link to differences shows them in a dialog. Without React, it leads to the file. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {closest, on} from '../../../engine/dom';
import {announce} from '../../../engine/toast';

/** The link whose dialog loads. */
let loading: HTMLAnchorElement | undefined;

async function open(link: HTMLAnchorElement): Promise<void> {
  loading = link;
  try {
    const {showDifferences} = await import('../dialog');
    // The reader may have gone on to another page.
    if (link.isConnected) {
      void showDifferences(link);
    }
  } catch {
    announce('The differences couldn’t be loaded. You may be offline.');
  }
  loading = undefined;
}

if (ExecutionEnvironment.canUseDOM) {
  on('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-differences]');
    // A prevented click waits for React, and comes again.
    if (link && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      if (link !== loading) {
        void open(link);
      }
    }
  });
}
