import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {useActiveVersion, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import options from '@generated/search/default/options.json';
import {EVERYWHERE} from '../client/ask';
import {rememberQuery} from '../client/recent';
import Help from './Help';
import Results from './Results';
import Scopes from './Scopes';
import Start from './Start';
import Status from './Status';
import {useAnswer} from './useAnswer';
import {useCombobox} from './useCombobox';
import styles from './styles.module.css';

interface Props {
  /** Id of the list of results. */
  id: string;
  field: RefObject<HTMLInputElement | null>;
  query?: string;
  scope?: string | undefined;
  onFollow?: () => void;
  onAsk?: (query: string, scope: string) => void;
}

/** Name of the part of the site that the reader is in, or read last: a version of the docs. */
function useReadScope(): string {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const name = (active ?? preferredVersion)?.name;
  const known = options.scopes.find(({version}) => version !== undefined && version === name);
  return (known ?? options.scopes[0])?.name ?? '';
}

function setValue(field: HTMLInputElement | null, value: string): void {
  if (field) {
    field.value = value;
  }
}

/** Everything below the field: the parts of the site, the state of the search, and results or links to start from. */
export default function Panel({id, field, onFollow, onAsk, ...given}: Props): ReactNode {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const readScope = useReadScope();
  const [initial] = useState(given.query ?? '');
  const [query, setQuery] = useState(initial);
  const [scope, setScope] = useState(given.scope ?? readScope);
  const [state, retry] = useAnswer(query, scope);
  const answer = state.step === 'answered' ? state.answer : undefined;
  const hits = answer?.hits ?? [];
  // Links lead to the version that is searched.
  const isVersion = options.scopes.some(({name, version}) => name === scope && version);
  const version = isVersion ? scope : readScope;

  function show(nextQuery: string, nextScope: string) {
    setQuery(nextQuery);
    setScope(nextScope);
    onAsk?.(nextQuery, nextScope);
  }

  function pick(picked: string) {
    setValue(field.current, picked);
    show(picked, scope);
  }

  function follow() {
    rememberQuery(query);
    onFollow?.();
  }

  const [active, setActive] = useCombobox(field, {
    id,
    count: hits.length,
    listKey: answer ? `${answer.scope} ${answer.query}` : '',
    onChoose(option) {
      follow();
      history.push(withBaseUrl(hits[option]?.to ?? ''));
    },
  });
  useEffect(() => {
    if (!field.current?.value) {
      setValue(field.current, initial);
    }
  }, [field, initial]);
  useEffect(() => {
    const input = field.current;
    const onInput = () => show(input?.value ?? '', scope);
    // The reader typed while nothing listened.
    if (input && input.value !== query) {
      onInput();
    }
    input?.addEventListener('input', onInput);
    return () => input?.removeEventListener('input', onInput);
  });

  return (
    <>
      <Scopes scope={scope} onScope={(next) => show(query, next)} />
      <div className={styles.body}>
        <Status state={state} onRetry={retry} />
        {state.step === 'idle' && <Start version={version} onPick={pick} onFollow={onFollow} />}
        {hits.length > 0 && (
          <Results
            id={id}
            hits={hits}
            readScope={readScope}
            active={active}
            onActive={setActive}
            onFollow={follow}
          />
        )}
        {answer && !answer.isComplete && (
          <Help
            version={version}
            onFollow={onFollow}
            onEverywhere={scope === EVERYWHERE ? undefined : () => show(query, EVERYWHERE)}
          />
        )}
      </div>
    </>
  );
}
