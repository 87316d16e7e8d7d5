/** Compares the Markdown copies of a page in two versions. */
import {diffArrays} from 'diff';
import {readFence} from '../../engine/fences';
import {plainText} from '../../engine/markdown';

interface CopyLine {
  /** The heading above it. */
  heading: string;
  /** Of a line of code, the path of its file or its language. */
  block?: string;
  text: string;
  /** The form in which it's compared. */
  key: string;
}

/** A line of Markdown without a word: an empty one, a break, or the row below the head of a table. */
const textless = /^[\s|:-]*$/;

/** The title of a code block, or its language: `cue title="a.cue"` → `a.cue`, `bash` → `bash`. */
function blockLabel(info: string): string {
  const [lang = '', ...words] = info.split(' ');
  return readFence(lang, words.join(' ')).title ?? (lang || 'code');
}

/**
 * The lines of a copy without the addresses of links, which name their version, and without the numbers of lists. Copies are
 * written by one program, so their headings and fences have one form each: `## Heading`, and at least three backticks.
 */
export function readLines(copy: string, normalize: (text: string) => string): CopyLine[] {
  let heading = '';
  /** The code block that a line is in. */
  let block: {fence: string; label: string} | undefined;
  const lines: CopyLine[] = [];
  for (const line of copy.split('\n')) {
    const [, fence, info = ''] = /^[\s>]*(`{3,})([^`]*)$/.exec(line) ?? [];
    if (fence && (!block || block.fence === fence)) {
      block = block ? undefined : {fence, label: blockLabel(info)};
    } else {
      if (!block) {
        [, heading = heading] = /^[\s>]*#{1,6} (.*)/.exec(plainText(line)) ?? [];
      }
      const text = block ? line : plainText(line).replace(/^(\s*)\d+\. /, '$1');
      if (!(block ? /^\s*$/ : textless).test(text)) {
        lines.push({heading, block: block?.label, text, key: normalize(text)});
      }
    }
  }
  return lines;
}

/**
 * The changes as hunks of a unified diff, in the order of the page. Each is in one place, which its first line names: `@@ Heading @@`, or
 * `@@ Heading @@ a.cue` for code.
 */
export function diffLines(older: CopyLine[], newer: CopyLine[]): string[][] {
  const hunks: string[][] = [];
  let last = '';
  for (const {added, removed, value} of diffArrays(older, newer, {comparator: (a, b) => a.key === b.key})) {
    if (!added && !removed) {
      last = '';
      continue;
    }
    for (const {heading, block, text} of value) {
      const place = `@@ ${heading} @@${block === undefined ? '' : ` ${block}`}`;
      if (place !== last) {
        hunks.push([place]);
        last = place;
      }
      hunks.at(-1)?.push((added ? '+' : '-') + text);
    }
  }
  return hunks;
}
