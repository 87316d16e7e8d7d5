/** Compares the Markdown copies of a page in two versions. */
import {diffArrays} from 'diff';
import {readMeta} from '../../engine/fences';
import {plainText} from '../../engine/markdown';

interface CopyLine {
  /** The heading above it; for a line of code, also the path of its file or its language. */
  heading: string;
  text: string;
  /** The form in which it's compared. */
  key: string;
}

/** The markers of block quotes and lists that a line can begin with: `> - 1. Text` has three. */
const containers = /^(?:\s|>|[-*+] |\d+[.)] )*/;

/** The title of a code block, or its language: `cue title="a.cue"` → `a.cue`, `bash` → `bash`. */
const blockLabel = (info: string) => readMeta(info).title ?? /^[\w-]+/.exec(info)?.[0] ?? 'code';

/**
 * The lines of a copy without the addresses of links, which name their version, and without the numbers of lists. Copies are
 * written by one program, so their headings and fences have one form each: `## Heading`, and at least three backticks.
 */
export function readLines(copy: string, normalize = (text: string) => text): CopyLine[] {
  let heading = '';
  /** The code block that a line is in. */
  let block: {fence: string; label: string} | undefined;
  const lines: CopyLine[] = [];
  for (const line of copy.split('\n')) {
    const content = line.replace(containers, '');
    const [, fence, info = ''] = (!block && /^(`{3,})([^`]*)$/.exec(content)) || [];
    if (fence) {
      block = {fence, label: blockLabel(info)};
    } else if (block && line.replace(/^[\s>]*/, '') === block.fence) {
      block = undefined;
    } else {
      const [, title = heading] = (!block && /^#{1,6} (.*)/.exec(plainText(content))) || [];
      heading = title;
      const text = block ? line : plainText(line).replace(/^(\s*)\d+\. /, '$1');
      if (text.trim() !== '') {
        const label = block ? ` · ${block.label}` : '';
        lines.push({heading: heading + label, text, key: normalize(text)});
      }
    }
  }
  return lines;
}

/** The changed lines as a unified diff whose hunks are named by headings; empty if no line differs. */
export function diffLines(older: CopyLine[], newer: CopyLine[]): string[] {
  let last: string | undefined;
  return diffArrays(older, newer, {comparator: (a, b) => a.key === b.key})
    .filter(({added, removed}) => added || removed)
    .flatMap(({added, value}) =>
      value.flatMap(({heading, text}) => {
        const hunk = heading === last ? [] : [`@@ ${heading} @@`];
        last = heading;
        return [...hunk, `${added ? '+' : '-'}${text}`];
      }),
    );
}
