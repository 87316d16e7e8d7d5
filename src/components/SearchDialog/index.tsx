import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import SearchPanel from '@site/src/components/SearchPanel';
import {earlyDialog} from '@site/src/search/earlyDialog';
import {useReadVersion} from '@site/src/search/useReadVersion';
import styles from './styles.module.css';

/** Search over the page: a modal dialog, which keeps the focus and gives it back when it closes. */
export default function SearchDialog({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [scope, setScope] = useState(useReadVersion());

  // Before the next key, which would be lost between the two fields.
  useLayoutEffect(() => {
    const {current} = dialog;
    const early = earlyDialog();
    if (early && !early.open) {
      onClose();
      return undefined;
    }
    // Closed first, so that the focus goes back to what had it before.
    early?.close();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- known only now, and needed in the other field before the next key
    setQuery(early?.querySelector('input')?.value ?? '');
    current?.showModal();
    return () => current?.close();
  }, [onClose]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside it; the keyboard's way, Escape, is built in
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}>
      <div className={styles.content}>
        <SearchPanel
          query={query}
          onQuery={setQuery}
          scope={scope}
          onScope={setScope}
          onFollow={(url) => {
            onClose();
            history.push(url);
          }}
          action={
            // Beside the query, where the keyboard of a phone does not cover it.
            <button type="button" className={styles.close} onClick={onClose}>
              Close <kbd className={styles.key}>Esc</kbd>
            </button>
          }
        />
        <p className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open
        </p>
      </div>
    </dialog>
  );
}
