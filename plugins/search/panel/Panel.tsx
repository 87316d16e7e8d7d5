import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {useActiveVersion, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import options from '@generated/search/default/options.json';
import {EVERYWHERE, type Hit} from '../client/ask';
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
export default function Panel({
  id,
  field,
  onFollow,
  onAsk,
  query: given = '',
  scope: first,
}: Props): ReactNode {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const readScope = useReadScope();
  const [query, setQuery] = useState(given);
  const [scope, setScope] = useState(first ?? readScope);
  const [state, retry] = useAnswer(query, scope);
  const answer = state.step === 'answered' ? state.answer : undefined;
  const hits = answer?.hits ?? none;
  // Links lead to the version that is searched.
  const isVersion = options.scopes.some(({name, version}) => name === scope && version);
  const version = isVersion ? scope : readScope;

  function show(nextQuery: string, nextScope: string) {
    setQuery(nextQuery);
    setScope(nextScope);
    onAsk?.(nextQuery, nextScope);
  }

  const [active, setActive] = useCombobox(field, id, hits, ({to}) => {
    onFollow?.();
    history.push(withBaseUrl(to));
  });
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
      <Scopes scope={scope} onScope={(next) => show(query, next)} />
      <div className={styles.body}>
        <Status state={state} onRetry={retry} />
        {state.step === 'idle' && <Start version={version} onFollow={onFollow} />}
        {hits.length > 0 && (
          <Results id={id} hits={hits} active={active} onActive={setActive} onFollow={onFollow} />
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
