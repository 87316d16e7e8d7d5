import type {ReactNode} from 'react';
import {SEARCH_ID} from '@site/lib/earlyNames';
import {base} from '@site/src/base';
import dialog from '@site/src/components/SearchDialog/styles.module.css';
import panel from '@site/src/components/SearchPanel/styles.module.css';
import {PLACEHOLDER} from '@site/src/search/placeholder';
import {LONGEST} from '@site/src/search/recent';

/**
 * The dialog that plugins/early/controls/search.ts opens, in the HTML of every page: it looks like the search, and waits
 * for it.
 */
export default function Early(): ReactNode {
  return (
    <dialog id={SEARCH_ID} className={dialog.dialog} aria-label="Search">
      <div className={dialog.content}>
        {/* Without the search itself, its page answers. */}
        <form className={panel.head} action={`${base}search/`}>
          <input
            className={panel.input}
            type="text"
            name="q"
            maxLength={LONGEST}
            aria-label="Search"
            placeholder={PLACEHOLDER}
            autoComplete="off"
            autoCapitalize="off"
          />
          <button type="button" className={dialog.close}>
            Close <kbd className={dialog.key}>Esc</kbd>
          </button>
        </form>
      </div>
    </dialog>
  );
}
