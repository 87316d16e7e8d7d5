import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {loadIndex, search, type Answer} from '@site/src/search/engine';
import {forgetQueries, recentQueries, rememberQuery} from '@site/src/search/recent';
import {EVERYWHERE, labelOf, scopes, type Scope} from '@site/src/search/scopes';
import Results, {optionsOf} from './Results';
import styles from './styles.module.css';

/** How long the reader pauses before a query is asked, in milliseconds. */
const PAUSE = 80;

interface Props {
  query: string;
  onQuery: (query: string) => void;
  scope: Scope;
  onScope: (scope: Scope) => void;
  /** The reader chose a result. */
  onFollow: (url: string) => void;
}

type State = {step: 'idle' | 'asking' | 'failed'} | {step: 'answered'; answer: Answer; elsewhere: number};

/** Answers a query, and counts the pages elsewhere if it has no full answer here. */
async function ask(query: string, scope: Scope): Promise<State> {
  const answer = await search(query, scope);
  if (answer.complete || scope === EVERYWHERE) {
    return {step: 'answered', answer, elsewhere: 0};
  }
  const {complete, total} = await search(query, EVERYWHERE);
  return {step: 'answered', answer, elsewhere: complete ? total : 0};
}

/** The answer to the query; a former one stays until the next is there. */
function useAnswer(query: string, scope: Scope): [State, () => void] {
  const [state, setState] = useState<State>({step: 'asking'});
  const [attempt, setAttempt] = useState(0);
  const blank = !query.trim();
  useEffect(() => {
    if (blank) {
      return undefined;
    }
    let current = true;
    const set = (next: State) => current && setState(next);
    const timer = setTimeout(() => ask(query, scope).then(set, () => set({step: 'failed'})), PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [blank, query, scope, attempt]);
  return [blank ? {step: 'idle'} : state, () => setAttempt(attempt + 1)];
}

/** A query with its answers: a combobox whose list is worked with the arrows and Enter. */
export default function SearchPanel({query, onQuery, scope, onScope, onFollow}: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, retry] = useAnswer(query, scope);
  const shown = state.step === 'answered' ? state.answer : undefined;
  const options = shown ? optionsOf(shown) : [];
  const [choice, setChoice] = useState<{of?: Answer; option: number}>({option: 0});
  // Each answer starts with its first option.
  const active = choice.of === shown ? choice.option : 0;
  const setActive = (option: number) => setChoice({of: shown, option});

  // Loads the index while the reader types. A failure shows with the query, which loads it again.
  useEffect(() => void loadIndex().catch(() => undefined), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({block: 'nearest'});
  }, [id, active, shown]);

  function follow(url: string) {
    rememberQuery(query);
    onFollow(url);
  }

  function onKey(event: KeyboardEvent) {
    const moves: Record<string, number> = {ArrowDown: active + 1, ArrowUp: active - 1};
    const next = moves[event.key];
    if (next !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((next + options.length) % options.length);
    } else if (event.key === 'Enter' && options[active] && !event.nativeEvent.isComposing) {
      event.preventDefault();
      follow(options[active].url);
    }
  }

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <input
          ref={input}
          className={styles.input}
          // One of the type "search" takes Escape for itself, which here closes the dialog.
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
          placeholder="A word, a field, a flag or an error message"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKey}
        />
        <select
          className={styles.scope}
          aria-label="Search in"
          value={scope}
          onChange={(event) => onScope(event.target.value)}>
          {scopes.map((known) => (
            <option key={known.scope} value={known.scope}>
              {known.label}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className={clsx(styles.status, state.step === 'idle' && 'sr-only')}>
        <Status state={state} />
      </p>
      {state.step === 'failed' && <Failure onRetry={retry} />}
      {state.step === 'idle' && <Recent onPick={onQuery} />}
      {state.step === 'answered' && state.elsewhere > 0 && (
        <button type="button" className={styles.plain} onClick={() => onScope(EVERYWHERE)}>
          Search everywhere: {count(state.elsewhere)}
        </button>
      )}
      {shown && options.length > 0 && (
        <Results id={id} answer={shown} active={active} onActive={setActive} onFollow={follow} />
      )}
    </div>
  );
}

const count = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`);

function Status({state}: {state: State}): ReactNode {
  switch (state.step) {
    case 'idle':
      return '';
    case 'asking':
      return 'Searching…';
    case 'failed':
      return 'The search index did not load.';
    case 'answered': {
      const {query, scope, total, complete} = state.answer;
      const where = scope === EVERYWHERE ? 'the site' : labelOf(scope);
      if (complete) {
        return `${count(total)} in ${where} for “${query}”`;
      }
      return `Nothing in ${where} for “${query}”.${total > 0 ? ' What comes nearest:' : ''}`;
    }
  }
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  if (process.env.NODE_ENV === 'development') {
    return (
      <p className={styles.note}>
        The live preview has no index, which is made from the finished pages: run <code>npm run build</code>,
        then <code>npm run serve</code>.
      </p>
    );
  }
  return (
    <p className={styles.note}>
      The connection may be down.{' '}
      <button type="button" className={styles.plain} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

/** The reader's latest queries, to ask again. */
function Recent({onPick}: {onPick: (query: string) => void}): ReactNode {
  const [forgotten, setForgotten] = useState(false);
  // The server knows of none.
  const queries = useIsBrowser() && !forgotten ? recentQueries() : [];
  if (queries.length === 0) {
    return null;
  }
  return (
    <section className={styles.recent} aria-label="Recent searches">
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.plain} onClick={() => onPick(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.plain}
        onClick={() => {
          forgetQueries();
          setForgotten(true);
        }}>
        Forget these
      </button>
    </section>
  );
}
