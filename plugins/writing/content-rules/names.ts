/** Names of files, from which the framework makes addresses. */
import type {ContentPage} from '../../engine/content';
import type {Problem} from '../../engine/problem';
import type {Rule} from './rule';

/** Characters that the router reads as a pattern, or at which it cuts the address: the page would not be found. */
const unusable = /[^\p{L}\p{M}\p{N} .,;'!&@~$+=_/-]/u;

export const nameRule: Rule = ({file}, report) => {
  const [character] = unusable.exec(file) ?? [];
  if (character !== undefined) {
    const message = `the path has "${character}", so the page would have no address`;
    report(1, message, 'rename it, with letters, digits and hyphens');
  }
};

/** Two files with one address: the framework only warns, and publishes one of them. */
export function doubleRoutes(pages: readonly ContentPage[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, route}): Problem[] => {
    // Some hosts and file systems don't distinguish them.
    const address = route.toLowerCase();
    const other = first.get(address);
    first.set(address, other ?? file);
    if (other === undefined) {
      return [];
    }
    const message = `its address ${route} is also that of ${other}`;
    return [{file, line: 1, message, remedy: 'rename one of them'}];
  });
}
