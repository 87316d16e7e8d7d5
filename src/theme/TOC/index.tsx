// Change: wraps the original in a landmark; a post's table of contents is in none.
import type {ReactNode} from 'react';
import Original from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

export default function TOC(props: Props): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <Original {...props} />
    </nav>
  );
}
