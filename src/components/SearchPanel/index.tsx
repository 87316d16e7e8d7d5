import {useEffect, useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {versions} from '@site/config/versions';
import {prepare} from '@site/src/search/engine';
import {PLACEHOLDER} from '@site/src/search/placeholder';
import {LONGEST, rememberQuery} from '@site/src/search/recent';
import type {Scope} from '@site/src/search/scopes';
import {useReadVersion} from '@site/src/search/useReadVersion';
import {Help, Offers} from './Nothing';
import Results from './Results';
import Scopes from './Scopes';
import Start from './Start';
import {Failure, Status} from './Status';
import styles from './styles.module.css';
import {useAnswer} from './useAnswer';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  scope: Scope;
  onScope: (scope: Scope) => void;
  /** The reader chose a result. */
  onFollow: (url: string) => void;
  /** A control beside the query. */
  action?: ReactNode;
  /** Whether the panel is a page of its own, with the parts of the site in a column beside the answers. */
  wide?: boolean;
}

/** A query with its answers: a combobox whose list is worked with the arrows and Enter. */
export default function SearchPanel(props: Props): ReactNode {
  const {query, onQuery, scope, onScope, onFollow, action, wide} = props;
  const id = useId();
  const version = useReadVersion();
  // Pages that are offered are those of the version that is searched.
  const offered = versions.some(({path}) => path === scope) ? scope : version;
  const [state, retry] = useAnswer(query, scope);
  const shown = state.step === 'answered' ? state.answer : undefined;
  const options = shown?.hits ?? [];
  const [choice, setChoice] = useState<{of?: string; option: number}>({option: 0});
  // Each answer starts with its best section; texts that come later make no other one of it.
  const asked = shown && `${shown.scope} ${shown.query}`;
  const active = choice.of === asked ? choice.option : 0;
  const setActive = (option: number) => setChoice({...(asked && {of: asked}), option});

  // Loads the index while the reader types. A failure shows with the query, which loads it again.
  useEffect(() => void prepare(scope).catch(() => undefined), [scope]);
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
    <div className={clsx(styles.panel, wide && styles.wide)}>
      <div className={styles.head}>
        <input
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
          placeholder={PLACEHOLDER}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          maxLength={LONGEST}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKey}
        />
        {action}
      </div>
      <Scopes scope={scope} onScope={onScope} />
      <div className={styles.body}>
        <Status state={state} />
        {state.step === 'failed' && <Failure onRetry={retry} />}
        {state.step === 'idle' && (
          <Start version={offered} wide={wide} onPick={onQuery} onFollow={onFollow} />
        )}
        {state.step === 'answered' && (
          <Offers answer={state.answer} elsewhere={state.elsewhere} onQuery={onQuery} onScope={onScope} />
        )}
        {shown && options.length > 0 && (
          <Results
            id={id}
            answer={shown}
            version={version}
            wide={wide}
            active={active}
            onActive={setActive}
            onFollow={follow}
          />
        )}
        {shown && !shown.complete && <Help version={offered} onFollow={onFollow} />}
      </div>
    </div>
  );
}
