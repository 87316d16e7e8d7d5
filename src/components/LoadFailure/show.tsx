import {createRoot} from 'react-dom/client';
import LoadFailure from '.';

/** Shows above the page that one of its scripts didn't load. The page stays as the server sent it, because React never started. */
export function showFailure(error: Error): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(<LoadFailure error={error} retry={() => window.location.reload()} />);
}
