import {useId, useLayoutEffect, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
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

/** Options that the search page passes to its panel. The dialog passes none. */
export interface PanelOptions {
  /** The first query, unless the field already has one. */
  query?: string;
  /** The part of the site to search first; the page's own part if left out. */
  scope?: string | undefined;
  /** Called with each query. */
  onAsk?: (query: string, scope: string) => void;
  /** Results to show at a time; without it 12, followed by a link to the search page. */
  batchSize?: number;
}

interface Props extends PanelOptions {
  id: string;
  field: RefObject<HTMLInputElement | null>;
}

const noHits: readonly Hit[] = [];

/** Name of the scope to search first: the docs version that the reader is in, or read last. */
function useReadScope(): string {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const name = (active ?? preferredVersion)?.name;
  const known = options.scopes.find(({version}) => version !== undefined && version === name);
  return (known ?? options.scopes[0])?.name ?? '';
}

interface HelpProps {
  version: string;
  onWiden: (() => void) | undefined;
}

/** For a search that found too little: a button that searches the whole site, and the site's links. */
function Help({version, onWiden}: HelpProps): ReactNode {
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
  batchSize = 12,
}: Props): ReactNode {
  const group = useId();
  const link = useLink();
  const readScope = useReadScope();
  const [query, setQuery] = useState(given);
  const [scope, setScope] = useState(first ?? readScope);
  const [limit, setLimit] = useState(batchSize);
  const [state, retry] = useAnswer(query, scope, limit);
  const answer = state.step === 'answered' ? state.answer : undefined;
  const hits = answer?.hits ?? noHits;
  const rest = (answer?.total ?? 0) - hits.length;
  const answered = answer?.scope === scope ? answer.query : undefined;
  const [active, setActive] = useCombobox(field, id, hits, answered);
  // Links open the version that is searched.
  const isVersion = options.scopes.some(({name, version}) => name === scope && version);
  const version = isVersion ? scope : readScope;

  function show(nextQuery: string, nextScope: string) {
    setQuery(nextQuery);
    setScope(nextScope);
    setLimit(batchSize);
    onAsk?.(nextQuery, nextScope);
  }

  useLayoutEffect(() => {
    const input = field.current;
    const read = () => {
      if (input && input.value !== query) {
        show(input.value, scope);
      }
    };
    // The reset event precedes the change of the field.
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

  const more = onAsk ? (
    <button
      type="button"
      className="button button--secondary button--sm"
      onClick={() => setLimit(limit + batchSize)}>
      Show {Math.min(batchSize, rest)} more
    </button>
  ) : (
    <a
      {...link(`${options.path}?${String(new URLSearchParams({q: query, in: scope}))}`)}
      className={styles.all}>
      Show all results
    </a>
  );

  return (
    <>
      <div role="group" aria-label="Search in" className={clsx('choices', styles.scopes)}>
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
        {hits.length > 0 && (
          // A new list for each answer: a translator in the browser replaces texts, and React couldn't remove single ones.
          <Results
            key={`${answer?.scope} ${answer?.query}`}
            id={id}
            hits={hits}
            active={active}
            onActive={setActive}
          />
        )}
        {rest > 0 && more}
        {answer && !answer.isComplete && (
          <Help
            version={version}
            onWiden={scope === EVERYWHERE ? undefined : () => show(query, EVERYWHERE)}
          />
        )}
      </div>
    </>
  );
}
