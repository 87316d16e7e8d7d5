import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of what belongs to an entry of the reference, each below a short term. */
export function Relations({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.relations}>{children}</dl>;
}

/** One term, and what belongs to it. */
export function Relation({term, children}: {term: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
