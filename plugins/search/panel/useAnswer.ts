import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ask, type Answer} from '../client/ask';

export type AnswerState = {step: 'idle' | 'asking' | 'failed'} | {step: 'answered'; answer: Answer};

/** The answer to a query, and a function that tries again. The previous answer stays until the next one arrives. */
export function useAnswer(query: string, scope: string, limit: number): [AnswerState, () => void] {
  const base = useBaseUrl('/');
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
