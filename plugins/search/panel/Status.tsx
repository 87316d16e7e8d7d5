import type {ReactNode} from 'react';
import {EVERYWHERE, type Answer} from '../client/ask';
import {scopeLabel} from './Scopes';
import styles from './styles.module.css';
import type {State} from './useAnswer';

/** Characters of a query that the status repeats. */
const LONGEST = 40;

const quote = (text: string) => `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;

/** What was found, and which words of the query were not. */
function summary({query, scope, hits, isComplete, missing, replaced}: Answer): string {
  const where = scope === EVERYWHERE ? 'the site' : scopeLabel(scope);
  if (hits.length === 0) {
    return `Nothing in ${where} for ${quote(query)}.`;
  }
  const count = `${hits.length} ${hits.length === 1 ? 'result' : 'results'}`;
  const shown = replaced.map(({word, as}) => `${quote(as)} instead of ${quote(word)}`).join(', ');
  return [
    `${count} in ${where} for ${isComplete ? '' : 'parts of '}${quote(query)}.`,
    ...(missing.length > 0 ? [`Nothing for ${missing.map(quote).join(', ')}.`] : []),
    ...(shown ? [`Showing results for ${shown}.`] : []),
  ].join(' ');
}

function statusText(state: State): string {
  switch (state.step) {
    case 'idle':
      return '';
    case 'asking':
      return 'Searching…';
    case 'failed':
      return 'The search index did not load.';
    case 'answered':
      return summary(state.answer);
  }
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  if (process.env.NODE_ENV === 'development') {
    return (
      <p className={styles.note}>
        The live preview has no index, which is made from finished pages: run <code>npm run build</code>, then{' '}
        <code>npm run serve</code>.
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

/** The state of the search, for screen readers as well. Its line is there before it has text, so that nothing moves. */
export default function Status({state, onRetry}: {state: State; onRetry: () => void}): ReactNode {
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(state)}
      </p>
      {state.step === 'failed' && <Failure onRetry={onRetry} />}
    </>
  );
}
