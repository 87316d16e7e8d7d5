import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly error: Error;
  readonly retry: () => void;
}

export default function LoadFailure({error, retry}: Props): ReactNode {
  return (
    <div role="alert" className={styles.box}>
      <p>{String(error)}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
