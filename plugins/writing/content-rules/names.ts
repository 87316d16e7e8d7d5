/** Names of files: the framework makes addresses of them. */
import type {ContentPage} from '../../engine/content';
import type {Problem} from '../../engine/problem';
import type {Rule} from './rule';

/** The framework's router reads the others as patterns, or cuts the address there: the page would be a not-found page. */
const unusable = /[^\p{L}\p{M}\p{N} .,;'!&@~$+=_/-]/u;

export const nameRule: Rule = ({file}, report) => {
  const [character] = unusable.exec(file) ?? [];
  if (character !== undefined) {
    report(
      1,
      `the path has "${character}", so the page would have no address`,
      'rename it, with letters, digits and hyphens',
    );
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
    return other === undefined
      ? []
      : [
          {
            file,
            line: 1,
            message: `its address ${route} is also that of ${other}`,
            remedy: 'rename one of them',
          },
        ];
  });
}
