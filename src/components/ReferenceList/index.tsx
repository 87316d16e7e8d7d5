import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** What the reference says about a field, a flag or a word. Its parts are in the order of the HTML. */
export interface Entry {
  anchor: string;
  /** As it is called in the name of the link to it. */
  label: string;
  name: ReactNode;
  type?: ReactNode;
  /** A word or two that a reader looks for when skimming. */
  mark?: string;
  /** It has to be written; its mark stands out. */
  isRequired?: boolean;
  meaning: ReactNode;
  /** Where its value comes from when nobody writes it. */
  otherwise?: ReactNode;
}

/**
 * Shows entries in two columns: on the left what an entry is, on the right what it means. A list of definitions and not
 * a table, as a table that is laid out like this loses its rows and cells in some browsers.
 *
 * The link of an entry is one like that of a heading, so that plugins/early/controls/code.ts copies its address.
 */
export default function ReferenceList({entries}: {entries: Entry[]}): ReactNode {
  const brokenLinks = useBrokenLinks();
  return (
    <dl className={styles.list}>
      {entries.map(({anchor, label, name, type, mark, isRequired, meaning, otherwise}) => {
        brokenLinks.collectAnchor(anchor);
        const address = `Direct link to ${label}`;
        return (
          <div key={anchor} id={anchor}>
            <dt>
              {name}
              <a className="hash-link" href={`#${anchor}`} aria-label={address}>
                &#8203;
              </a>
            </dt>
            {type !== undefined && <dd className={styles.type}>{type}</dd>}
            {mark !== undefined && (
              <dd className={styles.mark}>
                <span className={clsx(isRequired && styles.required)}>{mark}</span>
              </dd>
            )}
            <dd className={styles.meaning}>
              {meaning}
              {otherwise !== undefined && (
                <>
                  {' '}
                  <span>{otherwise}</span>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
