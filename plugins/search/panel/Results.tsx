import type {ReactNode} from 'react';
import type {Hit} from '../client/ask';
import type {Card, Piece} from '../client/excerpt';
import PanelLink from './PanelLink';
import {scopeLabel, scopes} from './Scopes';
import styles from './styles.module.css';

interface Props {
  /** Id of the list and, with their number, of the options. */
  id: string;
  hits: readonly Hit[];
  /** Name of the part of the site that the reader is in. */
  readScope: string;
  /** Number of the option that Enter follows. */
  active: number;
  onActive: (option: number) => void;
  onFollow: () => void;
}

/** Where a section stands; the version is named only if the reader is in another one. */
function trailText({scope, trail}: Hit, readScope: string): string {
  const context = scopes.find(({name}) => name === scope)?.context;
  return [scope === readScope && context ? context : scopeLabel(scope), ...trail].join(' › ');
}

/** An excerpt: code as code, words of the query marked. */
function Pieces({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isCode, isMarked}, index) => {
    const word = isMarked ? <mark key={index}>{text}</mark> : text;
    return isCode ? <code key={index}>{word}</code> : word;
  });
}

/** Cause and fix of an error message, so that the reader need not open its page. */
function ErrorCard({cause, fix}: Card): ReactNode {
  return (
    <span className={styles.card}>
      {cause.length > 0 && (
        <span>
          <b>Cause:</b> <Pieces pieces={cause} />
        </span>
      )}
      {fix.length > 0 && (
        <span>
          <b>Fix:</b> <Pieces pieces={fix} />
        </span>
      )}
    </span>
  );
}

/** The sections that answer a query: the list of a combobox. */
export default function Results({id, hits, readScope, active, onActive, onFollow}: Props): ReactNode {
  return (
    <div id={id} role="listbox" aria-label="Results">
      {hits.map((hit, number) => (
        <PanelLink
          key={hit.to}
          id={`${id}-${number}`}
          role="option"
          aria-selected={number === active}
          // The field keeps the focus; the list is worked from there.
          tabIndex={-1}
          to={hit.to}
          className={styles.option}
          onPointerMove={() => onActive(number)}
          onFollow={onFollow}>
          <span className={styles.row}>
            <span className={styles.name}>{hit.title}</span>
            <span className={styles.kind}>{hit.kind}</span>
          </span>
          <span className={styles.about}>{trailText(hit, readScope)}</span>
          {hit.card ? (
            <ErrorCard {...hit.card} />
          ) : (
            <span className={styles.excerpt}>
              <Pieces pieces={hit.excerpt} />
            </span>
          )}
        </PanelLink>
      ))}
    </div>
  );
}
