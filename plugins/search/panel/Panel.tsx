import {useEffect, useId, useState, type ReactNode, type RefObject} from 'react';
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
}

const none: readonly Hit[] = [];

/** Name of the part of the site that the reader is in, or read last: a version of the docs. */
function useReadScope(): string {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const name = (active ?? preferredVersion)?.name;
  const known = options.scopes.find(({version}) => version !== undefined && version === name);
  return (known ?? options.scopes[0])?.name ?? '';
}

/** Everything below the field: the parts of the site, the state of the search, and results or links to start from. */
export default function Panel({id, field, onAsk, query: given = '', scope: first}: Props): ReactNode {
  const group = useId();
  const readScope = useReadScope();
  const [query, setQuery] = useState(given);
  const [scope, setScope] = useState(first ?? readScope);
  const [state, retry] = useAnswer(query, scope);
  const hits = state.step === 'answered' ? state.answer.hits : none;
  const [active, setActive] = useCombobox(field, id, hits);
  // Links lead to the version that is searched.
  const isVersion = options.scopes.some(({name, version}) => name === scope && version);
  const version = isVersion ? scope : readScope;
  const link = useLink(version);

  function show(nextQuery: string, nextScope: string) {
    setQuery(nextQuery);
    setScope(nextScope);
    onAsk?.(nextQuery, nextScope);
  }

  useEffect(() => {
    const input = field.current;
    const onInput = () => show(input?.value ?? '', scope);
    // The reader may have typed while nothing listened.
    if (input && input.value !== query) {
      onInput();
    }
    input?.addEventListener('input', onInput);
    return () => input?.removeEventListener('input', onInput);
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
        {state.step === 'answered' && !state.answer.isComplete && (
          <div>
            {scope !== EVERYWHERE && (
              <button
                type="button"
                className="button button--secondary button--sm"
                onClick={() => show(query, EVERYWHERE)}>
                Search everywhere
              </button>
            )}
            {options.help.length > 0 && <p>Other places to look or ask:</p>}
            {options.help.map(({to, label}) => (
              <a key={to} {...link(to)} className={styles.option}>
                {label}
              </a>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
