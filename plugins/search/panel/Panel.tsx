import {useEffect, useId, useLayoutEffect, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {useActiveVersion, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import options from '@generated/search/default/options.json';
import {Name} from '../../engine/names';
import {ask, scopes, type Hit} from '../client/ask';
import {EVERYWHERE} from '../client/ids';
import Results from './Results';
import Status, {type AnswerState} from './Status';
import {useCombobox} from './useCombobox';
import styles from './styles.module.css';

/** Options that the search page passes to its panel. The dialog passes none. */
export interface PanelOptions {
  /** The first query, unless the field already has one. */
  query?: string;
  /** The part of the site to search first; the page's own part if the site has no such part. */
  scope?: string | null;
  onAsk?: (query: string, scope: string) => void;
}

interface Props extends PanelOptions {
  id: string;
  field: RefObject<HTMLInputElement | null>;
}

const noHits: readonly Hit[] = [];

/** The number of results at first. *Show more* multiplies it. */
const FIRST = 12;
const MORE = 4;

/** Name of the scope to search first: the docs version that the reader is in, or read last. */
function useReadScope(): string {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const name = (active ?? preferredVersion)?.name;
  const known = options.scopes.find(({version}) => version !== undefined && version === name);
  return (known ?? options.scopes[0])?.name ?? '';
}

/** The answer to a query, and a function that tries again. The previous answer stays until the next one arrives. */
function useAnswer(query: string, scope: string, limit: number): [AnswerState, () => void] {
  const {withBaseUrl} = useBaseUrlUtils();
  const base = withBaseUrl('/');
  const [state, setState] = useState<AnswerState>({step: 'asking'});
  const [attempt, setAttempt] = useState(0);
  const isBlank = !query.trim();
  useEffect(() => {
    let isCurrent = !isBlank;
    const set = (next: AnswerState) => isCurrent && setState(next);
    if (isCurrent) {
      ask(base, query, scope, limit).then(
        (answer) => set({step: 'answered', answer}),
        () => set({step: 'failed'}),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isBlank, base, query, scope, limit, attempt]);
  return [isBlank ? {step: 'idle'} : state, () => setAttempt(attempt + 1)];
}

/** The main pages of a version of the docs, and where to ask. */
function Help({version}: {version: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const inVersion = (to: string) => to.replace(`/${options.scopes[0]?.name}/`, `/${version}/`);
  return (
    <div>
      <p>Places to look or ask:</p>
      {options.help.map(({to, label, text}) => (
        <a key={to} href={withBaseUrl(inVersion(to))} className={styles.option}>
          <b>{label}</b>
          <span className={styles.about}> {text}</span>
        </a>
      ))}
    </div>
  );
}

/** Everything under the field: the parts of the site, the state of the search, and its results. */
export default function Panel({id, field, onAsk, query: given = '', scope: first}: Props): ReactNode {
  const group = useId();
  const readScope = useReadScope();
  const [query, setQuery] = useState(given);
  const [scope, setScope] = useState(scopes.find(({name}) => name === first)?.name ?? readScope);
  const [limit, setLimit] = useState(FIRST);
  const [state, retry] = useAnswer(query, scope, limit);
  const answer = state.step === 'answered' ? state.answer : undefined;
  const hits = answer?.hits ?? noHits;
  const rest = (answer?.total ?? 0) - hits.length;
  const answered = answer?.scope === scope ? answer.query : undefined;
  const [active, setActive] = useCombobox(field, id, hits, answered);

  function show(nextQuery: string, nextScope: string) {
    setQuery(nextQuery);
    setScope(nextScope);
    setLimit(FIRST);
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

  return (
    <>
      <div role="group" aria-label="Search in" className={clsx(Name.Choices, styles.scopes)}>
        {scopes.map(({name, label}) => (
          <label key={name}>
            <input type="radio" name={group} checked={name === scope} onChange={() => show(query, name)} />{' '}
            {label}
          </label>
        ))}
      </div>
      <div className={styles.body}>
        <Status state={state} onRetry={retry} />
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
        {rest > 0 && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => setLimit(MORE * limit)}>
            Show more
          </button>
        )}
        {answer && !answer.isComplete && scope !== EVERYWHERE && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => show(query, EVERYWHERE)}>
            Search everywhere
          </button>
        )}
        {(answer ? !answer.isComplete : state.step === 'idle') && <Help version={readScope} />}
        {state.step === 'idle' && (
          <p className={styles.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> choose a result, <kbd>Enter</kbd> opens it.
          </p>
        )}
      </div>
    </>
  );
}
