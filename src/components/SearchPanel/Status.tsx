import type {ReactNode} from 'react';
import type {Answer} from '@site/src/search/engine';
import {EVERYWHERE, labelOf} from '@site/src/search/scopes';
import {count} from './count';
import styles from './styles.module.css';
import type {State} from './useAnswer';

/** As much of a query as is repeated: it stands above, whole. */
const LONGEST = 40;

const quoted = (query: string) => `“${query.length > LONGEST ? `${query.slice(0, LONGEST)}…` : query}”`;

/** What was found, and what of the query was not. */
function summaryOf({query, scope, hits, complete, missing, replaced}: Answer): string {
  const where = scope === EVERYWHERE ? 'the site' : labelOf(scope);
  if (hits.length === 0) {
    return `Nothing in ${where} for ${quoted(query)}.`;
  }
  const changed = replaced.map(({word, as}) => `“${as}” in the place of “${word}”`);
  const without = missing.map(({word}) => `“${word}”`);
  return [
    `${count(hits.length)} in ${where} for ${complete && without.length === 0 ? '' : 'parts of '}${quoted(query)}.`,
    ...(without.length > 0 ? [`Nowhere: ${without.join(', ')}.`] : []),
    ...(changed.length > 0 ? [`Searched for ${changed.join(', ')}.`] : []),
  ].join(' ');
}

function textOf(state: State): string {
  switch (state.step) {
    case 'idle':
      return '';
    case 'asking':
      return 'Searching…';
    case 'failed':
      return 'The search index did not load.';
    case 'answered':
      return summaryOf(state.answer);
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
