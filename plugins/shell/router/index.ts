import path from 'node:path';
import type {Capability} from '../../engine/capability';

/** What happens around a change of page after React has started: loading, failures, focus, scroll position. */
export function router(): Capability {
  const scripts = ['preload', 'bootFailure', 'pageView', 'arrival'];
  return {
    name: 'router',
    client: scripts.map((name) => path.join(__dirname, `${name}.ts`)),
    theme: path.join(__dirname, 'theme'),
  };
}
