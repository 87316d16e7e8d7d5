import path from 'node:path';
import type {Capability} from '../../engine/capability';

/** What happens around a change of page after React has started: focus, scroll position, folds. */
export function router(): Capability {
  return {
    name: 'router',
    client: [path.join(__dirname, 'arrival.ts')],
    theme: path.join(__dirname, 'theme'),
  };
}
