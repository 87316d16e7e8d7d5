import type {ReactNode} from 'react';
import type {Hit} from '../client/ask';
import type {ExcerptPart} from '../client/excerpt';
import {labelFor} from './scopes';
import styles from './styles.module.css';
import {useLink} from './useLink';

interface Props {
  /** Id of the list; an option's id is this id and the option's number. */
  id: string;
  hits: readonly Hit[];
  active: number;
  onActive: (option: number) => void;
}

/** An excerpt with its code formatted and the query's words marked. */
function Excerpt({parts}: {parts: readonly ExcerptPart[]}): ReactNode {
  return parts.map(({isCode, words}, index) => {
    const text = words.map((word, at) => (word.isMarked ? <mark key={at}>{word.text}</mark> : word.text));
    return isCode ? <code key={index}>{text}</code> : text;
  });
}

/** The sections that answer a query, as the combobox's list. */
export default function Results({id, hits, active, onActive}: Props): ReactNode {
  const link = useLink();
  return (
    <div id={id} role="listbox" aria-label="Results">
      {hits.map(({title, to, kind, scope, trail, excerpt, package: owner}, number) => (
        <a
          key={to}
          id={`${id}-${number}`}
          role="option"
          aria-selected={number === active}
          // The field keeps the focus and controls the list.
          tabIndex={-1}
          {...link(to)}
          className={styles.option}
          onPointerMove={() => onActive(number)}>
          <span className={styles.row}>
            <span>
              <b>{title}</b>
              {owner && <span className={styles.about}> {owner}</span>}
            </span>
            <span className={styles.about}>{kind}</span>
          </span>
          <span className={styles.about}>{[labelFor(scope), ...trail].join(' › ')}</span>
          {excerpt.map((parts, line) => (
            <span key={line} className={styles.excerpt}>
              <Excerpt parts={parts} />
            </span>
          ))}
        </a>
      ))}
    </div>
  );
}
