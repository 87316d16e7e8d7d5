import type {ReactNode} from 'react';
import clsx from 'clsx';
import {TRAIL_SEPARATOR} from '@site/lib/searchText';
import {BLOG} from '@site/lib/sections';
import type {Answer, Hit, PageHit} from '@site/src/search/engine';
import {labelOf} from '@site/src/search/scopes';
import Follow from './Follow';
import styles from './results.module.css';

/** What can be chosen, in the order shown: each page, and its parts below it. */
export function optionsOf({pages}: Answer): Hit[] {
  return pages.flatMap((page) => [page, ...page.parts]);
}

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

/** Where a page stands, by the names that readers know; the version only if it is not the one they read. */
function pathOf({section, trail}: PageHit, version: string): string {
  const start = section === version ? 'Docs' : labelOf(section);
  return [start, ...(trail ? [trail] : [])].join(TRAIL_SEPARATOR);
}

/** The pages that answer a query, each with its best parts: the list of a combobox. */
export default function Results(props: Props): ReactNode {
  const {id, answer, version, wide, active, onActive, onFollow} = props;
  const options = optionsOf(answer);

  function option(hit: Hit, className: string | undefined, path?: string): ReactNode {
    const number = options.indexOf(hit);
    return (
      <Follow
        key={hit.url}
        id={`${id}-${number}`}
        role="option"
        aria-selected={number === active}
        // The input keeps the focus; the list is worked from there.
        tabIndex={-1}
        href={hit.url}
        className={clsx(styles.option, className)}
        onPointerMove={() => onActive(number)}
        onFollow={onFollow}>
        <span className={styles.row}>
          <span className={styles.name}>{hit.title}</span>
          <span className={styles.kind}>{hit.kind}</span>
        </span>
        {path && <span className={styles.trail}>{path}</span>}
        {hit.excerpt && (
          // Pagefind escapes the text and adds `mark` elements.
          <span className={styles.excerpt} dangerouslySetInnerHTML={{__html: hit.excerpt}} />
        )}
      </Follow>
    );
  }

  const group = (page: PageHit) => (
    <div key={page.url} role="group" aria-label={page.title} className={styles.group}>
      {option(page, styles.page, page.section === BLOG ? undefined : pathOf(page, version))}
      {page.parts.map((part) => option(part, styles.part))}
    </div>
  );

  return (
    <div id={`${id}-list`} role="listbox" aria-label="Pages" className={clsx(wide && styles.wide)}>
      {answer.pages.map(group)}
    </div>
  );
}
