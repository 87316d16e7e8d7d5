import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The page's own list of headings, which MDX calls `toc`. */
  toc: readonly {id: string; value: string}[];
}

/**
 * Shows the headings of a glossary at its top, and lets the page read as one list: each term stands beside what it
 * means.
 */
export default function TermList({toc}: Props): ReactNode {
  return (
    <nav aria-label="Terms" className={styles.terms}>
      <ul>
        {toc.map(({id, value}) => (
          <li key={id}>
            <a href={`#${id}`}>{value}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
