import {createRoot} from 'react-dom/client';
import LoadFailure from '.';

/** Says above a page that a script of it did not load. The page stays as the server sent it: React did not come to it. */
export function showFailure(error: Error): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(<LoadFailure error={error} retry={() => window.location.reload()} />);
}
