import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Shows a nested Markdown list as a tree of files. An item is a path as code, which ends with a slash for a
 * directory, and after it what the path is for.
 */
export default function FileTree({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
