import type {ReactNode} from 'react';
import clsx from 'clsx';
import {TRAIL_SEPARATOR} from '@site/lib/searchText';
import {BLOG} from '@site/lib/sections';
import type {Answer, Hit} from '@site/src/search/engine';
import type {Card} from '@site/src/search/excerpt';
import {labelOf} from '@site/src/search/scopes';
import Follow from './Follow';
import Pieces from './Pieces';
import styles from './results.module.css';

interface Props {
  /** Prefix of the ids of the list and, with their number, of the options. */
  id: string;
  answer: Answer;
  /** The version of the docs that the reader is on. */
  version: string;
  /** Whether the panel is a page of its own. */
  wide?: boolean | undefined;
  /** Number of the option that Enter follows. */
  active: number;
  onActive: (option: number) => void;
  onFollow: (url: string) => void;
}

/** Where a section stands, by the names that readers know; the version only if it is not the one they read. */
function pathOf({section, trail}: Hit, version: string): string {
  const start = section === version ? 'Docs' : labelOf(section);
  return [start, ...(trail ? [trail] : [])].join(TRAIL_SEPARATOR);
}

/** Cause and remedy of a message: who pasted it need not open the page. */
function Remedy({cause, remedy}: Card): ReactNode {
  return (
    <span className={styles.card}>
      {cause.length > 0 && (
        <span>
          <b>Cause:</b> <Pieces of={cause} />
        </span>
      )}
      {remedy.length > 0 && (
        <span>
          <b>Fix:</b> <Pieces of={remedy} />
        </span>
      )}
    </span>
  );
}

/** The sections that answer a query, each with its page: the list of a combobox. */
export default function Results(props: Props): ReactNode {
  const {id, answer, version, wide, active, onActive, onFollow} = props;

  function about(hit: Hit, number: number): ReactNode {
    if (hit.card && number === 0) {
      return <Remedy {...hit.card} />;
    }
    return (
      <span className={styles.excerpt}>
        <Pieces of={hit.excerpt} />
      </span>
    );
  }

  return (
    <div id={`${id}-list`} role="listbox" aria-label="Results" className={clsx(wide && styles.wide)}>
      {answer.hits.map((hit, number) => (
        <Follow
          key={hit.url}
          id={`${id}-${number}`}
          role="option"
          aria-selected={number === active}
          // The input keeps the focus; the list is worked from there.
          tabIndex={-1}
          href={hit.url}
          className={styles.option}
          onPointerMove={() => onActive(number)}
          onFollow={onFollow}>
          <span className={styles.row}>
            <span className={styles.name}>{hit.title}</span>
            <span className={styles.kind}>{hit.kind}</span>
          </span>
          {hit.section === BLOG && !hit.trail ? null : (
            <span className={styles.trail}>{pathOf(hit, version)}</span>
          )}
          {about(hit, number)}
        </Follow>
      ))}
    </div>
  );
}
