import type {ReactNode} from 'react';
import type {Hit} from '../client/ask';
import type {Piece} from '../client/excerpt';
import PanelLink from './PanelLink';
import {scopeLabel} from './Scopes';
import styles from './styles.module.css';

interface Props {
  /** Id of the list and, with their number, of the options. */
  id: string;
  hits: readonly Hit[];
  /** Number of the option that Enter follows. */
  active: number;
  onActive: (option: number) => void;
  onFollow: (() => void) | undefined;
}

/** An excerpt: code as code, words of the query marked. */
function Pieces({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isCode, isMarked}, index) => {
    const word = isMarked ? <mark key={index}>{text}</mark> : text;
    return isCode ? <code key={index}>{word}</code> : word;
  });
}

/** The sections that answer a query: the list of a combobox. */
export default function Results({id, hits, active, onActive, onFollow}: Props): ReactNode {
  return (
    <div id={id} role="listbox" aria-label="Results">
      {hits.map(({title, to, kind, scope, trail, excerpt}, number) => (
        <PanelLink
          key={to}
          id={`${id}-${number}`}
          role="option"
          aria-selected={number === active}
          // The field keeps the focus; the list is worked from there.
          tabIndex={-1}
          to={to}
          className={styles.option}
          onPointerMove={() => onActive(number)}
          onFollow={onFollow}>
          <span className={styles.row}>
            <span className={styles.name}>{title}</span>
            <span className={styles.about}>{kind}</span>
          </span>
          <span className={styles.about}>{[scopeLabel(scope), ...trail].join(' › ')}</span>
          <span className={styles.excerpt}>
            <Pieces pieces={excerpt} />
          </span>
        </PanelLink>
      ))}
    </div>
  );
}
