/** Short names for custom properties: within a page, where a stylesheet asks for one hundreds of times. */
import type {Root} from 'postcss';

const NAME = /(?<![\w-])--[a-z][\w-]*/g;

/** `--a` to `--z`, `--aa`, `--ab`. */
function nameOf(number: number): string {
  const letter = String.fromCharCode(97 + (number % 26));
  return number < 26 ? `--${letter}` : nameOf(Math.floor(number / 26) - 1) + letter;
}

/**
 * Renames the custom properties of a stylesheet, the most frequent ones to the shortest names.
 *
 * @param isKept whether something else asks for a property by its name, such as a drawing
 */
export function shortenNames(root: Root, isKept: (name: string) => boolean): void {
  const counts = new Map<string, number>();
  for (const [name] of root.toString().matchAll(NAME)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const free = names.map((_, number) => nameOf(number)).filter((name) => !isKept(name));
  const short = new Map(names.filter((name) => !isKept(name)).map((name) => [name, free.shift() ?? name]));
  const shortened = (text: string) => text.replace(NAME, (name) => short.get(name) ?? name);
  root.walkDecls((declaration) => {
    declaration.prop = shortened(declaration.prop);
    declaration.value = shortened(declaration.value);
  });
}
