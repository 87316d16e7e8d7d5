import type {ReactNode} from 'react';
import type {Answer} from '../client/ask';
import {EVERYWHERE} from '../client/ids';
import {labelOf} from './scopes';
import styles from './styles.module.css';
import type {State} from './useAnswer';

const LONGEST = 40;

const quote = (text: string) => `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;

/** What was found, and which words of the query were not. */
function summary({query, scope, hits, isComplete, missing, replaced}: Answer): string {
  const where = scope === EVERYWHERE ? 'the site' : labelOf(scope);
  if (hits.length === 0) {
    return `Nothing in ${where} for ${quote(query)}.`;
  }
  const count = `${hits.length} ${hits.length === 1 ? 'result' : 'results'}`;
  const shown = replaced.map(({typed, as = ''}) => `${quote(as)} instead of ${quote(typed)}`);
  return [
    `${count} in ${where} for ${isComplete ? '' : 'parts of '}${quote(query)}.`,
    missing.length > 0 && `Nothing for ${missing.map(quote).join(', ')}.`,
    shown.length > 0 && `Showing results for ${shown.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const texts = {idle: '', asking: 'Searching…', failed: 'The search index did not load.'};

const reason =
  process.env.NODE_ENV === 'development'
    ? 'The live preview has none: run npm run build, then npm run serve.'
    : 'The connection may be down.';

/** The state of the search, for screen readers as well. Its line is there before it has text, so that nothing moves. */
export default function Status({state, onRetry}: {state: State; onRetry: () => void}): ReactNode {
  return (
    <>
      <p role="status" className={styles.status}>
        {state.step === 'answered' ? summary(state.answer) : texts[state.step]}
      </p>
      {state.step === 'failed' && (
        <p>
          {reason}{' '}
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}
