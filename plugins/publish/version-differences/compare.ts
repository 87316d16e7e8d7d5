/** Compares the Markdown copies of a page in two versions. */
import {diffArrays} from 'diff';
import {readMeta} from '../../engine/fences';
import {plainText} from '../../engine/markdown';

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
  /** The block of code that a line is in, with the path of its file, or its language. */
  let block: {fence: string; file: string} | undefined;
  const lines: Line[] = [];
  for (const line of copy.split('\n')) {
    const content = line.replace(containers, '');
    const [, fence, meta = ''] = (!block && /^(`{3,})([^`]*)$/.exec(content)) || [];
    if (fence) {
      block = {fence, file: nameOf(meta)};
    } else if (block && line.replace(/^[\s>]*/, '') === block.fence) {
      block = undefined;
    } else {
      const [, title = heading] = (!block && /^#{1,6} (.*)/.exec(plainText(content))) || [];
      heading = title;
      const text = block ? line : plainText(line).replace(/^(\s*)\d+\. /, '$1');
      if (text.trim() !== '') {
        const place = block?.file ? `${heading} · ${block.file}` : heading;
        lines.push({place, text, key: keyOf(text)});
      }
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
