// Change: replaces the original, which is empty. A button that opens the search in a dialog.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {SEARCH_DIALOG, SEARCH_OPENER} from '../../client/ids';
import SearchField from '../../panel/SearchField';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  // client/dialog.ts may have opened it before React started.
  useEffect(() => setOpen(dialog.current?.open ?? false), []);
  return (
    <>
      <button
        type="button"
        className={clsx(SEARCH_OPENER, styles.opener)}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K">
        <span className={styles.label}>Search</span>
        <kbd className={styles.label}>/</kbd>
      </button>
      <dialog
        ref={dialog}
        id={SEARCH_DIALOG}
        className={styles.dialog}
        aria-label="Search"
        onFocus={() => setOpen(true)}
        onClose={() => setOpen(dialog.current?.open ?? false)}>
        <div className={styles.content}>
          <SearchField isActive={isOpen}>
            {/* Next to the query, where a phone's keyboard doesn't cover it. */}
            <button type="button" value="close" className={clsx('clean-btn', styles.close)}>
              Close
            </button>
          </SearchField>
        </div>
      </dialog>
    </>
  );
}
