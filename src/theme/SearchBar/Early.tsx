import type {ReactNode} from 'react';
import {SEARCH_ID, SEARCH_INDEX} from '@site/lib/earlyNames';
import {SEARCH_FOLDER} from '@site/lib/searchIndex';
import {base} from '@site/src/base';
import dialog from '@site/src/components/SearchDialog/styles.module.css';
import panel from '@site/src/components/SearchPanel/styles.module.css';
import {PLACEHOLDER} from '@site/src/search/placeholder';
import {LONGEST} from '@site/src/search/recent';
import {useReadVersion} from '@site/src/search/useReadVersion';

/**
 * The dialog that plugins/early/controls/search.ts opens, in the HTML of every page: it looks like the search, and waits
 * for it.
 */
export default function Early(): ReactNode {
  const index = `${base}${SEARCH_FOLDER}/${useReadVersion()}.json`;
  return (
    <dialog id={SEARCH_ID} className={dialog.dialog} aria-label="Search" {...{[SEARCH_INDEX]: index}}>
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
