import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import type {Answer, PageHit} from '@site/src/search/engine';
import type {Part} from '@site/src/search/rank';
import {EVERYWHERE, labelOf} from '@site/src/search/scopes';
import styles from './styles.module.css';

/** What can be chosen, in the order shown: each page, and its parts below it. */
export function optionsOf({pages}: Answer): Part[] {
  return pages.flatMap((page) => [page, ...page.parts]);
}

interface Props {
  /** Prefix of the ids of the list and, with their number, of the options. */
  id: string;
  answer: Answer;
  /** Number of the option that Enter follows. */
  active: number;
  onActive: (option: number) => void;
  onFollow: (url: string) => void;
}

/** Whether a click asks for a new tab or window, which is the browser's business. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The pages that answer a query, each with its best parts: the list of a combobox. */
export default function Results({id, answer, active, onActive, onFollow}: Props): ReactNode {
  const options = optionsOf(answer);

  function option(part: Part, className: string | undefined, children: ReactNode): ReactNode {
    const number = options.indexOf(part);
    return (
      <a
        key={part.url}
        id={`${id}-${number}`}
        role="option"
        aria-selected={number === active}
        // The input keeps the focus; the list is worked from there.
        tabIndex={-1}
        href={part.url}
        className={clsx(styles.option, className)}
        onPointerMove={() => onActive(number)}
        onClick={(event) => {
          if (!isForBrowser(event)) {
            event.preventDefault();
            onFollow(part.url);
          }
        }}>
        {children}
      </a>
    );
  }

  const excerpt = (html: string) => (
    // Pagefind escapes the text and adds `mark` elements.
    <span className={styles.excerpt} dangerouslySetInnerHTML={{__html: html}} />
  );

  const group = (page: PageHit) => (
    <div key={page.url} role="group" aria-label={page.title} className={styles.group}>
      {option(
        page,
        undefined,
        <>
          <span className={styles.title}>
            {page.title}
            {answer.scope === EVERYWHERE && <span className={styles.section}>{labelOf(page.section)}</span>}
          </span>
          {page.parts.length === 0 && excerpt(page.excerpt)}
        </>,
      )}
      {page.parts.map((part) =>
        option(
          part,
          styles.part,
          <>
            <span>{part.title}</span>
            {excerpt(part.excerpt)}
          </>,
        ),
      )}
    </div>
  );

  return (
    <div id={`${id}-list`} role="listbox" aria-label="Pages" className={styles.list}>
      {answer.pages.map(group)}
    </div>
  );
}
