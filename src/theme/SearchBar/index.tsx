// Change: replaces the original, which shows nothing. A button that opens the search, as do "/" and Ctrl-K;
// neither the search nor its index is loaded before the reader reaches for them, but a field is there at once.
import {lazy, Suspense, useCallback, useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {SEARCH_OPENER} from '@site/lib/earlyNames';
import {asksForSearch} from '@site/lib/searchKeys';
import {base} from '@site/src/base';
import {earlyDialog} from '@site/src/search/earlyDialog';
import Early from './Early';
import styles from './styles.module.css';

const loadDialog = () => import('@site/src/components/SearchDialog');

const Dialog = lazy(loadDialog);

const preload = () => void loadDialog().catch(() => undefined);

if (typeof document !== 'undefined' && earlyDialog()?.open) {
  // Whoever has opened it already need not wait for React first.
  preload();
}

export default function SearchBar(): ReactNode {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // Who has closed the early dialog before the search came does not want it any more.
  const show = useCallback(() => setOpen((was) => was || (earlyDialog()?.open ?? true)), []);

  useEffect(() => {
    if (earlyDialog()?.open) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- asked for before React started, as only the page knows
      show();
    }
    const onKey = (event: KeyboardEvent) => {
      if (asksForSearch(event)) {
        event.preventDefault();
        show();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [show]);

  return (
    <>
      <button
        type="button"
        className={clsx(SEARCH_OPENER, styles.button)}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={show}
        onPointerEnter={preload}
        onFocus={preload}>
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <Early />
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
  useEffect(() => {
    const typed = earlyDialog()?.querySelector('input')?.value ?? '';
    location.assign(`${base}search/${typed && `?q=${encodeURIComponent(typed)}`}`);
  }, []);
  return null;
}
