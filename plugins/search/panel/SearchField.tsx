import {lazy, Suspense, useId, useRef, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import options from '@generated/search/default/options.json';
import {LONGEST} from '../client/ids';
import styles from './styles.module.css';

// A second request often arrives where the first did not.
const Panel = lazy(() => import('./Panel').catch(() => import('./Panel')));

interface Props {
  /** Whether to show the panel with the results. Until then the field is plain HTML. */
  isActive: boolean;
  onAsk?: (query: string, scope: string) => void;
  /** A query to begin with, unless the field has one. */
  query?: string;
  /** The part of the site to search first; that of the page if left out. */
  scope?: string | undefined;
  children?: ReactNode;
}

/** The field, not controlled by React: it takes text before React runs, and without the search its form leads to the page of the search. */
export default function SearchField({isActive, children, ...panel}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <form action={useBaseUrl(options.path)} role="search" className={styles.form}>
        <input
          ref={field}
          className={styles.input}
          // A field of the type "search" takes Escape for itself, which here closes the dialog.
          type="text"
          inputMode="search"
          enterKeyHint="go"
          name="q"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-controls={id}
          aria-expanded={false}
          defaultValue={panel.query}
          placeholder={options.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST}
        />
        {children}
      </form>
      {isActive && (
        <ErrorBoundary fallback={() => <p role="alert">The search did not load. Enter tries again.</p>}>
          <Suspense fallback={null}>
            <Panel id={id} field={field} {...panel} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
