import {useId, useLayoutEffect, useState, type ReactNode, type RefObject} from 'react';
import {useActiveVersion, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import options from '@generated/search/default/options.json';
import type {Hit} from '../client/ask';
import {EVERYWHERE} from '../client/ids';
import Results from './Results';
import {scopes} from './scopes';
import Start from './Start';
import Status from './Status';
import {useAnswer} from './useAnswer';
import {useCombobox} from './useCombobox';
import {useLink} from './useLink';
import styles from './styles.module.css';

interface Props {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  query?: string;
  scope?: string | undefined;
  onAsk?: (query: string, scope: string) => void;
  /** How many results to show at a time; if left out a few, with a link to the page that shows all. */
  step?: number | undefined;
}

const FEW = 12;

const none: readonly Hit[] = [];

/** Name of the scope to search first: the docs version that the reader is in, or read last. */
function useReadScope(): string {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const name = (active ?? preferredVersion)?.name;
  const known = options.scopes.find(({version}) => version !== undefined && version === name);
  return (known ?? options.scopes[0])?.name ?? '';
}

interface RestProps {
  query: string;
  scope: string;
  /** How many results are not shown. */
  rest: number;
  step: number;
  onMore?: (() => void) | undefined;
}

/** Leads to the results that are not shown: a link to the page of the search, and there a button. */
function Rest({query, scope, rest, step, onMore}: RestProps): ReactNode {
  const link = useLink();
  const address = `${options.path}?${String(new URLSearchParams({q: query, in: scope}))}`;
  return onMore ? (
    <button type="button" className="button button--secondary button--sm" onClick={onMore}>
      Show {Math.min(step, rest)} more
    </button>
  ) : (
    <a {...link(address)} className={styles.all}>
      Show all results
    </a>
  );
}

/** Ways on from a search that found too little. `onWiden` searches the whole site. */
function WaysOn({version, onWiden}: {version: string; onWiden?: (() => void) | undefined}): ReactNode {
  const link = useLink(version);
  return (
    <div>
      {onWiden && (
        <button type="button" className="button button--secondary button--sm" onClick={onWiden}>
          Search everywhere
        </button>
      )}
      {options.help.length > 0 && <p>More places to look or ask:</p>}
      {options.help.map(({to, label}) => (
        <a key={to} {...link(to)} className={styles.option}>
          {label}
        </a>
      ))}
    </div>
  );
}

/** Everything under the field: the parts of the site, the state of the search, and its results or links to start from. */
export default function Panel({
  id,
  field,
  onAsk,
  query: given = '',
  scope: first,
  step = FEW,
}: Props): ReactNode {
  const group = useId();
  const readScope = useReadScope();
  const [query, setQuery] = useState(given);
  const [scope, setScope] = useState(first ?? readScope);
  const [limit, setLimit] = useState(step);
  const [state, retry] = useAnswer(query, scope, limit);
  const hits = state.step === 'answered' ? state.answer.hits : none;
  const answered = state.step === 'answered' && state.answer.scope === scope ? state.answer.query : undefined;
  const [active, setActive] = useCombobox(field, id, hits, answered);
  // Links open the version that is searched.
  const isVersion = options.scopes.some(({name, version}) => name === scope && version);
  const version = isVersion ? scope : readScope;

  function show(nextQuery: string, nextScope: string) {
    setQuery(nextQuery);
    setScope(nextScope);
    setLimit(step);
    onAsk?.(nextQuery, nextScope);
  }

  useLayoutEffect(() => {
    const input = field.current;
    const read = () => {
      if (input && input.value !== query) {
        show(input.value, scope);
      }
    };
    // A dialog that opens is emptied, which this event precedes.
    const onReset = () => queueMicrotask(read);
    // The reader may have typed before these listeners were added.
    read();
    input?.addEventListener('input', read);
    input?.form?.addEventListener('reset', onReset);
    return () => {
      input?.removeEventListener('input', read);
      input?.form?.removeEventListener('reset', onReset);
    };
  });

  return (
    <>
      <div role="group" aria-label="Search in" className={styles.scopes}>
        {scopes.map(({name, label}) => (
          <label key={name}>
            <input type="radio" name={group} checked={name === scope} onChange={() => show(query, name)} />{' '}
            {label}
          </label>
        ))}
      </div>
      <div className={styles.body}>
        <Status state={state} onRetry={retry} />
        {state.step === 'idle' && <Start version={version} />}
        {hits.length > 0 && <Results id={id} hits={hits} active={active} onActive={setActive} />}
        {state.step === 'answered' && state.answer.total > hits.length && (
          <Rest
            query={query}
            scope={scope}
            rest={state.answer.total - hits.length}
            step={step}
            onMore={onAsk && (() => setLimit(limit + step))}
          />
        )}
        {state.step === 'answered' && !state.answer.isComplete && (
          <WaysOn
            version={version}
            onWiden={scope === EVERYWHERE ? undefined : () => show(query, EVERYWHERE)}
          />
        )}
      </div>
    </>
  );
}
