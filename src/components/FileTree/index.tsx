import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows a nested Markdown list as a tree of files. Each item is a path in code, with a final slash for a directory, and its purpose. */
export default function FileTree({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
