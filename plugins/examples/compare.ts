/** Compares an output block with what was printed or written. */
import {structuredPatch} from 'diff';
import type {OutputOptions} from './options';

/** What became of a line of a block, or a printed line that the block lacks. */
export interface Edit {
  kind: 'same' | 'elided' | 'removed' | 'added';
  /** The line of the block; of an added one, what was printed. */
  text: string;
  /** Index of the line in the block. */
  row: number;
  /** What was printed there, `elided` covers one line or more. */
  printed: string[];
}

/** A line as shown, and as compared. */
interface Line {
  text: string;
  key: string;
}

/** Whether a line of a block stands for whole lines. */
export const isWhole = (line: string) => line.trim() === '[...]';

/** A printed line as it is compared. */
export const normalize = (line: string, rules: OutputOptions) =>
  rules.normalizers.reduce(
    (text, {pattern, as}) =>
      typeof as === 'string' ? text.replace(pattern, as) : text.replace(pattern, (found) => as(found)),
    line,
  );

/** Sorts each run of consecutive lines whose order is chance. */
function sortUnordered(lines: string[], unordered: RegExp[]): string[] {
  const rank = (line: string) => unordered.findIndex((pattern) => pattern.test(line));
  const compareLines = (a: string, b: string) => rank(a) - rank(b) || (a < b ? -1 : 1);
  const sorted: string[] = [];
  let first = 0;
  lines.forEach((line, index) => {
    if (rank(line) < 0) {
      sorted.push(...lines.slice(first, index).sort(compareLines), line);
      first = index + 1;
    }
  });
  return [...sorted, ...lines.slice(first).sort(compareLines)];
}

function readLines(text: string, rules: OutputOptions | undefined): Line[] {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const ordered = rules ? sortUnordered(lines, rules.unordered) : lines;
  return ordered.map((line) => ({text: line, key: rules ? normalize(line, rules) : line}));
}

/** What was printed, without the lines that are there by chance. */
function withoutChance(printed: string, rules: OutputOptions | undefined): string {
  return rules?.incomplete?.test(printed)
    ? printed
        .split('\n')
        .filter((line) => !rules.unordered.some((pattern) => pattern.test(line)))
        .join('\n')
    : printed;
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The pattern of a line with `[..]` in it. */
export const linePattern = (key: string, anything: string) =>
  new RegExp(`^${key.split('[..]').map(escape).join(anything)}$`, 'u');

function lineTest(key: string, anything: string): (text: string) => boolean {
  if (!key.includes('[..]')) {
    return (text) => text === key;
  }
  const pattern = linePattern(key, anything);
  return (text) => pattern.test(text);
}

/**
 * Compares the body of a block with what was printed: the cheapest way from one to the other, where a line that is
 * only in one of them costs 1.
 *
 * @param rules for the output of commands; files are compared as they are
 */
export function compare(body: string, printed: string, rules?: OutputOptions): Edit[] {
  const block = readLines(body, rules);
  const lines = readLines(withoutChance(printed, rules), rules);
  const tests = block.map(({text, key}) => (isWhole(text) ? undefined : lineTest(key, '(.+)')));
  const width = lines.length + 1;
  const costs = new Uint32Array((block.length + 1) * width);
  /** The cost from a line of the block and a printed line on; Infinity past the end. */
  const cost = (row: number, at: number) =>
    row > block.length || at > lines.length ? Infinity : (costs[row * width + at] ?? 0);
  const fits = (row: number, at: number) =>
    row < block.length && at < lines.length && (tests[row]?.(lines[at]?.key ?? '') ?? true);
  /** The cost when a line of the block covers a printed line, and may cover the next one as well. */
  const staying = (row: number, at: number) => (tests[row] ? Infinity : cost(row, at + 1));
  for (let row = block.length; row >= 0; row--) {
    for (let at = lines.length; at >= 0; at--) {
      const covered = fits(row, at) ? Math.min(cost(row + 1, at + 1), staying(row, at)) : Infinity;
      const least = Math.min(covered, cost(row + 1, at) + 1, cost(row, at + 1) + 1);
      costs[row * width + at] = Number.isFinite(least) ? least : 0;
    }
  }

  const edits: Edit[] = [];
  let row = 0;
  let at = 0;
  while (row < block.length || at < lines.length) {
    const {text = ''} = block[row] ?? {};
    const {text: line = ''} = lines[at] ?? {};
    const here = cost(row, at);
    const ends = fits(row, at) && here === cost(row + 1, at + 1);
    const stays = fits(row, at) && !ends && here === staying(row, at);
    const isRemoved = here === cost(row + 1, at) + 1;
    // Where it costs the same, an elision of nothing is said to be one, and every elision ends early.
    if (isRemoved && (isWhole(text) || !(ends || stays))) {
      edits.push({kind: 'removed', text, row, printed: []});
      row++;
    } else if (ends || stays) {
      const last = edits.at(-1);
      if (last?.kind === 'elided' && last.row === row) {
        last.printed.push(line);
      } else {
        edits.push({kind: tests[row] ? 'same' : 'elided', text, row, printed: [line]});
      }
      row += ends ? 1 : 0;
      at++;
    } else {
      edits.push({kind: 'added', text: line, row, printed: [line]});
      at++;
    }
  }
  return edits;
}

/**
 * Looks for the lines of a block, in their order, in a longer output: other lines may stand before, between and after
 * them, and an elision may stand for nothing.
 */
export function search(body: string, printed: string, rules?: OutputOptions): Edit[] {
  const lines = readLines(withoutChance(printed, rules), rules);
  let next = 0;
  return readLines(body, rules).flatMap(({text, key}, row): Edit[] => {
    if (isWhole(text)) {
      return [];
    }
    const test = lineTest(key, '(.*)');
    const at = lines.findIndex((line, index) => index >= next && test(line.key));
    if (at < 0) {
      return [{kind: 'removed', text, row, printed: []}];
    }
    next = at + 1;
    return [{kind: 'same', text, row, printed: [lines[at]?.text ?? '']}];
  });
}

/** Whether a block matches, by its edits. */
export const isSame = (edits: Edit[]) => edits.every(({kind}) => kind === 'same' || kind === 'elided');

/** A unified diff of the edits; what an elision covers is context. `line` is that of the block's first line. */
export function formatDiff(edits: Edit[], line: number): string {
  const side = (without: Edit['kind']) =>
    edits
      .filter(({kind}) => kind !== without)
      .flatMap(({kind, text, printed}) => (kind === 'elided' ? printed : [text]))
      .map((each) => `${each}\n`)
      .join('');
  return structuredPatch('', '', side('added'), side('removed'), '', '', {context: 3})
    .hunks.flatMap(({oldStart, newStart, lines}) => [`@@ -${line + oldStart - 1} +${newStart} @@`, ...lines])
    .join('\n');
}
