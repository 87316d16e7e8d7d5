import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows a nested Markdown list as a tree of files: paths as code, with a final slash for a directory, and what each is for. */
export default function FileTree({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
