/** Compares the Markdown copies of a page in two versions. */
import {diffArrays} from 'diff';
import {readMeta} from '../kit/fences';
import {plainText} from '../kit/markdown';

interface Line {
  /** The heading above it, and the path of its file. */
  place: string;
  text: string;
  /** The form in which it's compared. */
  key: string;
}

/** The lines of a copy without the addresses of links, which name their version, and without the numbers of lists. */
export function linesOf(copy: string, keyOf = (text: string) => text): Line[] {
  let heading = '';
  /** The path of the file that a block of code shows; undefined outside of blocks. */
  let file: string | undefined;
  return copy.split('\n').flatMap((line) => {
    const fence = /^\W*```(.*)/.exec(line)?.[1];
    if (fence !== undefined) {
      file = file === undefined ? (readMeta(fence).title ?? '') : undefined;
      return [];
    }
    const text = file === undefined ? plainText(line).replace(/^(\s*)\d+\. /, '$1') : line;
    heading = (file === undefined && /^#+ (.*)/.exec(text)?.[1]) || heading;
    const place = file ? `${heading} · ${file}` : heading;
    return text.trim() === '' ? [] : [{place, text, key: keyOf(text)}];
  });
}

/** The changed lines as in a unified diff, whose context is the place of the lines; empty if no line differs. */
export function differences(older: Line[], newer: Line[]): string[] {
  let former: string | undefined;
  return diffArrays(older, newer, {comparator: (a, b) => a.key === b.key})
    .filter(({added, removed}) => added || removed)
    .flatMap(({added, value}) =>
      value.flatMap(({place, text}) => {
        const head = place === former ? [] : [`@@ ${place} @@`];
        former = place;
        return [...head, `${added ? '+' : '-'}${text}`];
      }),
    );
}
