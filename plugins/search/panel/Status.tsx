import type {ReactNode} from 'react';
import {quantity} from '../../engine/quantity';
import {scopes, type Answer} from '../client/ask';
import {EVERYWHERE} from '../client/ids';
import {ERROR} from '../client/index-file';
import styles from './styles.module.css';

/** How far a search has come. */
export type AnswerState = {step: 'idle' | 'asking' | 'failed'} | {step: 'answered'; answer: Answer};

const MAX_QUOTE = 40;

const quote = (text: string) => `“${text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text}”`;

/** The number of results, and the words that no page contains. */
function summary({query, scope, hits, total, messages, isComplete, missing}: Answer): string {
  const part = scope === EVERYWHERE ? 'the site' : scopes.find(({name}) => name === scope)?.label;
  const searched = `for ${quote(query)} in ${part}.`;
  if (hits.length === 0) {
    return `No results ${searched}`;
  }
  if (messages > 0) {
    // The others have some words of the output.
    const errors = hits.filter(({kind}) => kind === ERROR).length;
    return `${quantity(errors, 'message')}, ${quantity(hits.length - errors, 'other result')} ${searched}`;
  }
  const results = isComplete
    ? quantity(total, 'result')
    : quantity(total, 'partial match', 'partial matches');
  const unknown = missing.length > 0 ? ` No page contains ${missing.map(quote).join(' or ')}.` : '';
  return `${total > hits.length ? `First ${hits.length} of ` : ''}${results} ${searched}${unknown}`;
}

const texts = {
  idle: 'You can paste a whole error message, with the output around it.',
  asking: 'Searching…',
  failed: "The search index didn't load.",
};

const reason =
  process.env.NODE_ENV === 'development'
    ? 'The live preview has no search index. To search, run npm run build and then npm run serve.'
    : 'You may be offline.';

/** The state of the search, which screen readers announce. Its line exists before it has text, so the page doesn't move. */
export default function Status({state, onRetry}: {state: AnswerState; onRetry: () => void}): ReactNode {
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
