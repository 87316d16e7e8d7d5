import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ask, type Answer} from '../client/ask';

export type State = {step: 'idle' | 'asking' | 'failed'} | {step: 'answered'; answer: Answer};

/** The answer to a query, and a function that asks again. A former answer stays until the next one is there. */
export function useAnswer(query: string, scope: string): [State, () => void] {
  const base = useBaseUrl('/');
  const [state, setState] = useState<State>({step: 'asking'});
  const [attempt, setAttempt] = useState(0);
  const isBlank = !query.trim();
  useEffect(() => {
    let isCurrent = !isBlank;
    const set = (next: State) => isCurrent && setState(next);
    if (isCurrent) {
      ask(base, query, scope).then(
        (answer) => set({step: 'answered', answer}),
        () => set({step: 'failed'}),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isBlank, base, query, scope, attempt]);
  return [isBlank ? {step: 'idle'} : state, () => setAttempt(attempt + 1)];
}
