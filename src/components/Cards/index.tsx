import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows a Markdown list as cards. Each item is a link and, after a line break, a description of its page. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
