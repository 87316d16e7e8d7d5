import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import SearchPanel from '@site/src/components/SearchPanel';
import {useReadVersion} from '@site/src/search/useReadVersion';
import styles from './styles.module.css';

/** Search over the page: a modal dialog, which keeps the focus and gives it back when it closes. */
export default function SearchDialog({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [scope, setScope] = useState(useReadVersion());

  useEffect(() => {
    const {current} = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  return (
    // A click beside the dialog is one on the element itself; Escape, the keyboard's way, is built in.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
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
