import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Hit} from '../client/ask';
import type {ExcerptPart} from '../client/excerpt';
import styles from './styles.module.css';

interface Props {
  /** Id of the list; an option's id is this id and the option's number. */
  id: string;
  hits: readonly Hit[];
  active: number;
  onActive: (option: number) => void;
}

/** An excerpt with its code formatted and the query's words marked. */
function Excerpt({parts}: {parts: readonly ExcerptPart[]}): ReactNode {
  return parts.map(({isCode, texts}, index) => {
    const text = texts.map((words, at) => (at % 2 === 1 ? <mark key={at}>{words}</mark> : words));
    return isCode ? <code key={index}>{text}</code> : text;
  });
}

/**
 * Closes a dialog before the router opens another page. An inert body keeps the browser from returning the focus to the button that opened
 * the dialog, which screen readers would announce before the new page.
 */
function closeForGood(dialog: HTMLDialogElement | null): void {
  document.body.inert = true;
  dialog?.close();
  document.body.inert = false;
}

/** The sections that answer a query, as the combobox's list. */
export default function Results({id, hits, active, onActive}: Props): ReactNode {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  // The framework's own links would fetch the page of every visible result.
  function follow(event: MouseEvent<HTMLAnchorElement>, to: string) {
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isForBrowser) {
      event.preventDefault();
      closeForGood(event.currentTarget.closest('dialog'));
      history.push(withBaseUrl(to));
    }
  }
  return (
    <div id={id} role="listbox" aria-label="Results">
      {hits.map(({title, to, kind, trail, excerpt, package: owner}, number) => (
        <a
          key={to}
          id={`${id}-${number}`}
          role="option"
          aria-selected={number === active}
          // The field keeps the focus and controls the list.
          tabIndex={-1}
          href={withBaseUrl(to)}
          onClick={(event) => follow(event, to)}
          className={styles.option}
          onPointerMove={() => onActive(number)}>
          <span className={styles.row}>
            <span>
              <b>{title}</b>
              {owner && <span className={styles.about}> {owner}</span>}
            </span>
            <span className={styles.about}>{kind}</span>
          </span>
          <span className={styles.about}>{trail.join(' › ')}</span>
          {excerpt.map((cells, line) => (
            <span key={line} className={styles.excerpt}>
              {cells.map((parts, cell) => (
                <span key={cell}>
                  <Excerpt parts={parts} />{' '}
                </span>
              ))}
            </span>
          ))}
        </a>
      ))}
    </div>
  );
}
