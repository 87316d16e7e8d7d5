import {lazy, Suspense, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import options from '@generated/search/default/options.json';
import {Name} from '../../engine/names';
import {MAX_QUERY} from '../client/ids';
import type {PanelOptions} from './Panel';
import styles from './styles.module.css';

// A second request often succeeds after the first one failed.
const Panel = lazy(() => import('./Panel').catch(() => import('./Panel')));

interface Props extends PanelOptions {
  /** Whether to show the panel with the results. Until it's shown, the field is plain HTML. */
  isActive: boolean;
  children?: ReactNode;
}

/** The field isn't controlled by React, so it takes text before React runs. If the panel can't load, its form opens the search page. */
export default function SearchField({isActive, children, ...panel}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <form action={useBaseUrl(options.path)} role="search" className={styles.form}>
        <input
          ref={field}
          className={clsx(Name.Field, 'search-field')}
          // A field of type "search" handles Escape itself, but here Escape closes the dialog.
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
          placeholder="Term, field, flag, or error message"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_QUERY}
        />
        {children}
      </form>
      {isActive && (
        <ErrorBoundary fallback={() => <p role="alert">Search didn't load. Press Enter to try again.</p>}>
          <Suspense fallback={null}>
            <Panel id={id} field={field} {...panel} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
