/** Compares the Markdown copies of a page in two versions. */
import {diffArrays} from 'diff';
import {readMeta} from '../kit/fences';
import {plainText} from '../kit/markdown';

interface Line {
  /** The heading above it; for a line of code, also the path of its file or its language. */
  place: string;
  text: string;
  /** The form in which it's compared. */
  key: string;
}

/** The signs of quotations and lists that a line can begin with: `> - 1. Text` has three. */
const containers = /^(?:\s|>|[-*+] |\d+[.)] )*/;

/** What a block of code shows, by the words of its fence: `cue title="a.cue"` → `a.cue`, `bash` → `bash`. */
const nameOf = (words: string) => readMeta(words).title ?? /^[\w-]+/.exec(words)?.[0] ?? 'code';

/**
 * The lines of a copy without the addresses of links, which name their version, and without the numbers of lists. Copies are
 * written by one program, so their headings and fences have one form each: `## Heading`, and at least three backticks.
 */
export function linesOf(copy: string, keyOf = (text: string) => text): Line[] {
  let heading = '';
  /** The fence of the block of code that a line is in. */
  let fence: string | undefined;
  /** The path of the file that the block shows, or its language. */
  let file = '';
  const lines: Line[] = [];
  for (const line of copy.split('\n')) {
    const content = line.replace(containers, '');
    const opening = fence === undefined ? /^(`{3,})([^`]*)$/.exec(content) : null;
    if (opening) {
      fence = opening[1];
      file = nameOf(opening[2] ?? '');
      continue;
    }
    if (fence !== undefined && line.replace(/^[\s>]*/, '') === fence) {
      fence = undefined;
      file = '';
      continue;
    }
    const isText = fence === undefined;
    const text = isText ? plainText(line).replace(/^(\s*)\d+\. /, '$1') : line;
    if (isText) {
      heading = /^#{1,6} (.*)/.exec(plainText(content))?.[1] ?? heading;
    }
    if (text.trim() !== '') {
      lines.push({place: file ? `${heading} · ${file}` : heading, text, key: keyOf(text)});
    }
  }
  return lines;
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
