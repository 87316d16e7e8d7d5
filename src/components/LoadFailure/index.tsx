import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly error: Error;
  /** Tries to load the page's scripts once more. */
  readonly retry: () => void;
}

/** The red box shown when a part of the page could not be loaded. */
export default function LoadFailure({error, retry}: Props): ReactNode {
  return (
    <div role="alert" className={styles.box}>
      <p>{String(error)}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        Retry
      </button>
    </div>
  );
}
