import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows a numbered Markdown list as steps on a line. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
