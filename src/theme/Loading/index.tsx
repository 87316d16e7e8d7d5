// Change: ejected. The red box is readable in both modes (the original has white on #fa383e, 3.6:1) and is announced.
// While a page loads, a word replaces the original's spinner over the middle of the page.
import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme/Loading';

export default function Loading({error, retry, pastDelay}: ComponentProps<typeof Original>): ReactNode {
  if (!error) {
    return pastDelay ? <p role="status">Loading…</p> : null;
  }
  return (
    <div role="alert" className="load-error">
      <p>{String(error)}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
