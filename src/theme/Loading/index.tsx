// Change: ejected. The red box reads well in both modes (the original has white on #fa383e, 3.6:1) and is
// announced; the wait shows a word instead of a spinner drawn over the middle of the page.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import LoadFailure from '@site/src/components/LoadFailure';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return <LoadFailure error={error} retry={retry} />;
  }
  return pastDelay ? <p role="status">Loading…</p> : null;
}
