import type {ReactNode} from 'react';
import {EVERYWHERE, labelOf} from '@site/src/search/scopes';
import {count} from './count';
import styles from './styles.module.css';
import type {State} from './useAnswer';

function textOf(state: State): string {
  switch (state.step) {
    case 'idle':
      return '';
    case 'asking':
      return 'Searching…';
    case 'failed':
      return 'The search index did not load.';
    case 'answered': {
      const {query, scope, total, complete} = state.answer;
      const where = scope === EVERYWHERE ? 'the site' : labelOf(scope);
      if (complete) {
        return `${count(total)} in ${where} for “${query}”`;
      }
      return `Nothing in ${where} for “${query}”.${total > 0 ? ' What comes nearest:' : ''}`;
    }
  }
}

/** Says how far the search is. Its line is there before it says anything, so that nothing moves for it. */
export function Status({state}: {state: State}): ReactNode {
  return (
    <p role="status" className={styles.status}>
      {textOf(state)}
    </p>
  );
}

/** What to do when the index did not load. */
export function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  if (process.env.NODE_ENV === 'development') {
    return (
      <p className={styles.note}>
        The live preview has no index, which is made from the finished pages: run <code>npm run build</code>,
        then <code>npm run serve</code>.
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
