// Change: replaces the original, which is empty. A button that opens the search in a dialog.
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {Name} from '../../../engine/names';
import {SEARCH_DIALOG, SEARCH_OPENER} from '../../client/ids';
import SearchField from '../../panel/SearchField';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The router may show a page with another navbar, and React may render the server's page again.
  const [former] = useState(
    () => ExecutionEnvironment.canUseDOM && document.querySelector<HTMLDialogElement>(`#${SEARCH_DIALOG}`),
  );
  // Runs as the page changes, not after the next paint: a letter that a reader types in between would be lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    const field = element?.querySelector('input');
    if (element && field && former && former.open && former !== element) {
      element.showModal();
      field.value = former.querySelector('input')?.value ?? '';
    }
    const follow = () => setOpen(element?.open ?? false);
    // client/dialog.ts may have opened it before React started.
    follow();
    // Events don't tell: the field of a dialog that is opened right after it was closed may still have the focus.
    const observer = new MutationObserver(follow);
    if (element) {
      observer.observe(element, {attributeFilter: ['open']});
    }
    return () => observer.disconnect();
  }, [former]);
  return (
    <>
      <button
        type="button"
        className={clsx(Name.Field, SEARCH_OPENER, styles.opener)}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K">
        <svg viewBox="0 0 16 16" aria-hidden>
          <path d="M11.6 7a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 0 1 9.2 0ZM10.4 10.4l4 4" />
        </svg>
        <span className={styles.label}>Search</span>
        {/* A style shows the keys, which aren't part of the button's name. */}
        <kbd className={styles.label} data-keys="Ctrl K" />
      </button>
      <dialog ref={dialog} id={SEARCH_DIALOG} className={clsx(Name.Popup, styles.dialog)} aria-label="Search">
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
