import {useEffect, useState} from 'react';
import {search, searchElsewhere, type Answer} from '@site/src/search/engine';
import type {Scope} from '@site/src/search/scopes';

/** How long the reader pauses before a query is asked, in milliseconds. */
const PAUSE = 80;

/** How far the search is with a query. */
export type State =
  {step: 'idle' | 'asking' | 'failed'} | {step: 'answered'; answer: Answer; elsewhere: readonly Scope[]};

/** Answers a query; if it has no full answer here, says where it has one. */
async function ask(query: string, scope: Scope): Promise<State> {
  const answer = await search(query, scope);
  const elsewhere = answer.complete ? [] : await searchElsewhere(query, scope);
  return {step: 'answered', answer, elsewhere};
}

/** The answer to the query, and what asks again after a failure. A former answer stays until the next is there. */
export function useAnswer(query: string, scope: Scope): [State, () => void] {
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
