import type {ReactNode} from 'react';
import {SEARCH_ID} from '@site/lib/earlyNames';
import dialog from '@site/src/components/SearchDialog/styles.module.css';
import panel from '@site/src/components/SearchPanel/styles.module.css';
import {PLACEHOLDER} from '@site/src/search/placeholder';

/** The dialog that plugins/early/controls/search.ts opens, in the HTML of every page: it looks like the search, and waits for it. */
export default function Early(): ReactNode {
  return (
    <dialog id={SEARCH_ID} className={dialog.dialog} aria-label="Search">
      <div className={dialog.content}>
        <div className={panel.head}>
          <input
            className={panel.input}
            type="text"
            aria-label="Search"
            placeholder={PLACEHOLDER}
            autoComplete="off"
            autoCapitalize="off"
          />
          <button type="button" className={dialog.close}>
            Close <kbd className={dialog.key}>Esc</kbd>
          </button>
        </div>
      </div>
    </dialog>
  );
}
