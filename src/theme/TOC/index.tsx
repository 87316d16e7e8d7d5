// Change: replaces the original, whose list has no landmark beside a post, no label that is seen, and marks the current
// section only once React has started; here plugins/early/controls/contents.ts does.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

/** No heading can have it: their ids never start with an underscore. */
const LABEL = '__contents';

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav aria-labelledby={LABEL} className={clsx(styles.contents, className)}>
      <p id={LABEL} className={styles.label}>
        On this page
      </p>
      <div className={clsx(styles.list, 'thin-scrollbar')}>
        <TOCItems {...props} />
      </div>
    </nav>
  );
}
