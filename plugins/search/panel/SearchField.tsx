import {lazy, Suspense, useEffect, useId, useRef, type ReactNode, type RefObject} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import options from '@generated/search/default/options.json';
import {LONGEST} from '../client/ids';
import styles from './field.module.css';

/** A second request often arrives where the first did not. */
const load = () => import('./Panel').catch(() => import('./Panel'));
const Panel = lazy(load);

/** Loads the search before it is needed. */
export const preload = (): void => void load().catch(() => undefined);

interface Props {
  /** Whether to show the panel with the results. Until then the field is plain HTML. */
  isActive: boolean;
  /** The reader follows a link of the panel. */
  onFollow?: () => void;
  /** The reader asks for something else. */
  onAsk?: (query: string, scope: string) => void;
  /** A query to begin with, unless the field has one. */
  query?: string;
  /** The part of the site to search first; that of the page if left out. */
  scope?: string | undefined;
  /** A control beside the field. */
  children?: ReactNode;
}

/** After a deployment an open page may lack the script of the panel: the page of the search, loaded anew, has it. */
function Missing({field}: {field: RefObject<HTMLInputElement | null>}): ReactNode {
  const page = useBaseUrl(options.path);
  const isThere = window.location.pathname === page;
  useEffect(() => {
    if (!isThere) {
      const query = field.current?.value;
      window.location.assign(page + (query ? `?q=${encodeURIComponent(query)}` : ''));
    }
  }, [field, page, isThere]);
  return isThere && <p role="alert">The search did not load. Enter tries again.</p>;
}

/**
 * The field of the search. It is not controlled by React, so it takes text before React runs; without the search itself
 * its form leads to the page of the search.
 */
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
        <ErrorBoundary fallback={() => <Missing field={field} />}>
          <Suspense fallback={null}>
            <Panel id={id} field={field} {...panel} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
