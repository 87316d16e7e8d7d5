import path from 'node:path';
import type {Capability} from '../../engine/capability';

/** What happens around a change of page after React has started: failures, focus, scroll position. */
export function router(): Capability {
  return {
    name: 'router',
    client: ['bootFailure.ts', 'arrival.ts'].map((name) => path.join(__dirname, name)),
    theme: path.join(__dirname, 'theme'),
  };
}
