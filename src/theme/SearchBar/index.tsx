// Change: replaces the original, which shows nothing. A button that opens the search, as do "/" and Ctrl-K;
// neither the dialog nor the index is loaded before the reader reaches for them.
import {lazy, Suspense, useCallback, useEffect, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {asksForSearch} from '@site/lib/searchKeys';
import {base} from '@site/src/base';
import styles from './styles.module.css';

const loadDialog = () => import('@site/src/components/SearchDialog');

const Dialog = lazy(loadDialog);

export default function SearchBar(): ReactNode {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (asksForSearch(event)) {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const preload = () => void loadDialog().catch(() => undefined);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}>
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {open && (
        // Without the dialog there is still the page.
        <ErrorBoundary fallback={() => <Elsewhere />}>
          <Suspense fallback={null}>
            <Dialog onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function Elsewhere(): ReactNode {
  useEffect(() => location.assign(`${base}search/`), []);
  return null;
}
