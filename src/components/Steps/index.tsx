import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
