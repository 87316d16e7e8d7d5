/**
 * Leaves out of the styles what the framework's CSS library has for components that this site has none of, and values that
 * this site overrides.
 */
import postcss, {type Root} from 'postcss';
import {writeConstants} from '../../../lib/styleConstants';
import {
  dropOverriddenDeclarations,
  dropOverriddenProperties,
  dropRepeated,
} from '../../../lib/styleOverrides';
import {dropEmpty, dropUnusedProperties} from '../../../lib/stylesheets';

/** What the library declares, and this site may need or not. */
export interface LibraryNames {
  /** Classes of components and variants, such as `pills__item` and `button--block`. */
  classes: string[];
  /** Custom properties. */
  properties: string[];
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

/** Reads the names from the library's own stylesheet. */
export function namesIn(css: string): LibraryNames {
  const root = postcss.parse(css);
  const classes = new Set<string>();
  const properties = new Set<string>();
  root.walkRules(({selector}) => classesOf(selector).forEach((name) => classes.add(name)));
  root.walkDecls(/^--/, ({prop}) => void properties.add(prop));
  return {classes: [...classes], properties: [...properties]};
}

/**
 * Finds which of the names a script has, and all custom properties. A name that it puts together, such as `button--` and a
 * variant, stands for all that begin so.
 *
 * @returns function that notes the names of one script and returns all that were noted so far
 */
export function createNameFinder({
  classes,
  properties,
}: LibraryNames): (script: string) => ReadonlySet<string> {
  const stems = new Set(classes.flatMap((name) => /^.*?(?:--|__)/.exec(name) ?? []));
  const names = [...classes, ...properties, ...stems].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\w-])(?:${names.join('|')}|--[a-z][\\w-]*)(?![\\w-])`, 'g');
  const found = new Set<string>();
  return (script) => {
    for (const [name] of script.matchAll(pattern)) {
      found.add(name);
      if (stems.has(name)) {
        classes.filter((other) => other.startsWith(name)).forEach((other) => found.add(other));
      }
    }
    return found;
  };
}

/** Scrollbars as some older browsers name them: `scrollbar-width` and the mode's own colors do for the others. */
const isOldScrollbar = (selector: string) => selector.includes('::-webkit-scrollbar');

function dropRules(root: Root, unused: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    const needed = rule.selectors.filter(
      (selector) =>
        !isOldScrollbar(selector) &&
        // What is within parentheses, such as that of `:not()`, is no condition that has to be met.
        !classesOf(selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')).some((name) => unused.has(name)),
    );
    if (needed.length === 0) {
      rule.remove();
    } else if (needed.length < rule.selectors.length) {
      rule.selectors = needed;
    }
  });
}

/**
 * The styles without rules for classes of the library that no script names, and without its custom properties
 * that neither a rule nor a script uses; constants are written where they are used.
 *
 * @param named the names that the scripts have, see createNameFinder
 */
export function leanStyles(
  css: string,
  {classes, properties}: LibraryNames,
  named: ReadonlySet<string>,
): string {
  const root = postcss.parse(css);
  const isUnused = (name: string) => !named.has(name);
  dropRules(root, new Set(classes.filter(isUnused)));
  dropOverriddenProperties(root);
  dropOverriddenDeclarations(root);
  dropRepeated(root);
  // The site's own properties stay: its tests and whoever looks for a color find them.
  const theirs = new Set(properties);
  dropUnusedProperties(root, (name) => theirs.has(name) && isUnused(name));
  writeConstants(root, (name) => named.has(name) || !theirs.has(name));
  dropEmpty(root);
  return root.toString();
}
