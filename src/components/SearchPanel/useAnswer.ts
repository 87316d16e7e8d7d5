import {useEffect, useState} from 'react';
import {search, searchElsewhere, type Answer} from '@site/src/search/engine';
import type {Scope} from '@site/src/search/scopes';

/** How long the reader pauses before more is fetched for a query, in milliseconds. */
const PAUSE = 80;

/** How far the search is with a query. */
export type State =
  {step: 'idle' | 'asking' | 'failed'} | {step: 'answered'; answer: Answer; elsewhere: readonly Scope[]};

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const set = (next: State) => current && setState(next);
    /** What is found, at once; after a pause, the texts of its pages and, without a full answer, other parts of the site. */
    async function ask(): Promise<void> {
      const {answer, whole} = await search(query, scope);
      if (whole && answer.hits[0]?.kind === 'Error') {
        // Its cause and remedy are the answer, and larger than a line.
        set({step: 'answered', answer: await whole(), elsewhere: []});
        return;
      }
      set({step: 'answered', answer, elsewhere: []});
      if (current && (whole ?? !answer.complete)) {
        timer = setTimeout(() => {
          // Neither can take away what is shown already.
          const elsewhere = answer.complete ? [] : searchElsewhere(query, scope).catch(() => []);
          void Promise.all([whole?.() ?? answer, elsewhere]).then(([full, others]) =>
            set({step: 'answered', answer: full, elsewhere: others}),
          );
        }, PAUSE);
      }
    }
    ask().catch(() => set({step: 'failed'}));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [blank, query, scope, attempt]);
  return [blank ? {step: 'idle'} : state, () => setAttempt(attempt + 1)];
}
