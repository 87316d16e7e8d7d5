/** Compares an output block with what was printed or written. */
import {diffArrays, structuredPatch} from 'diff';
import type {OutputOptions} from './options';

/** What became of lines of a block: `elided` is `[...]` with what it stands for, `changed` has other lines printed. */
export interface Edit {
  kind: 'same' | 'elided' | 'changed';
  lines: string[];
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
const normalize = (line: string, rules: OutputOptions) =>
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
  if (!rules) {
    return lines.map((line) => ({text: line, key: line}));
  }
  return sortUnordered(lines, rules.unordered).map((line) => ({text: line, key: normalize(line, rules)}));
}

/** What was printed, without the lines that are there by chance. */
function readPrinted(printed: string, rules: OutputOptions | undefined): Line[] {
  const lines = readLines(printed, rules);
  return rules?.incomplete?.test(printed)
    ? lines.filter(({text}) => !rules.unordered.some((pattern) => pattern.test(text)))
    : lines;
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The pattern of a line, with `[..]` in it perhaps. */
const patternOf = (key: string, anything: string) => key.split('[..]').map(escape).join(anything);

const hasPattern = (key: string, anything: string) => {
  const pattern = new RegExp(`^${patternOf(key, anything)}$`, 'u');
  return (text: string) => pattern.test(text);
};

const isMatch = (block: Line[], printed: Line[]) =>
  new RegExp(
    `^${block.map(({text, key}) => (isWhole(text) ? '(?:.*\\n)+?' : `${patternOf(key, '.+')}\\n`)).join('')}$`,
    'u',
  ).test(printed.map(({key}) => `${key}\n`).join(''));

/**
 * Compares the body of a block with what was printed.
 *
 * @param rules for the output of commands; files are compared as they are
 * @returns the edits from one to the other, or undefined when the block matches
 */
export function compare(body: string, printed: string, rules?: OutputOptions): Edit[] | undefined {
  const block = readLines(body, rules);
  const lines = readPrinted(printed, rules);
  if (isMatch(block, lines)) {
    return undefined;
  }
  const tests = new Map(block.map(({key}) => [key, hasPattern(key, '.+')]));
  const keys = (all: Line[]) => all.map(({key}) => key);
  const edits: Edit[] = [];
  let row = 0;
  let at = 0;
  const changes = diffArrays(keys(block), keys(lines), {
    comparator: (key, line) => !isWhole(key) && (tests.get(key)?.(line) ?? false),
  });
  for (const {added, removed, count} of changes) {
    const shown = added ? [] : block.slice(row, row + count).map(({text}) => text);
    const found = removed ? [] : lines.slice(at, at + count).map(({text}) => text);
    row += shown.length;
    at += found.length;
    const last = edits.at(-1);
    if ((added || removed) && last?.kind === 'changed') {
      last.lines.push(...shown);
      last.printed.push(...found);
    } else {
      edits.push({kind: added || removed ? 'changed' : 'same', lines: shown, printed: found});
    }
  }
  return edits.map((edit) =>
    edit.kind === 'changed' &&
    edit.lines.length === 1 &&
    isWhole(edit.lines[0] ?? '') &&
    edit.printed.length > 0
      ? {...edit, kind: 'elided'}
      : edit,
  );
}

/**
 * Looks for the lines of a block, in their order, in a longer output: other lines may stand before, between and after
 * them, and an elision may stand for nothing.
 *
 * @returns the first line that is missing
 */
export function firstMissing(body: string, printed: string, rules?: OutputOptions): string | undefined {
  const lines = readPrinted(printed, rules);
  let next = 0;
  return readLines(body, rules).find(({text, key}) => {
    const isFound = hasPattern(key, '.*');
    const at = isWhole(text)
      ? next - 1
      : lines.findIndex((line, index) => index >= next && isFound(line.key));
    next = at + 1;
    return at < 0 && !isWhole(text);
  })?.text;
}

/** A unified diff of the edits; what an elision covers is context. `line` is that of the block's first line. */
export function formatDiff(edits: Edit[], line: number): string {
  const side = (get: (edit: Edit) => string[]) =>
    edits
      .flatMap(get)
      .map((each) => `${each}\n`)
      .join('');
  const shown = side(({kind, lines, printed}) => (kind === 'elided' ? printed : lines));
  const found = side(({kind, lines, printed}) => (kind === 'same' ? lines : printed));
  return structuredPatch('', '', shown, found, '', '', {context: 3})
    .hunks.flatMap(({oldStart, newStart, lines}) => [`@@ -${line + oldStart - 1} +${newStart} @@`, ...lines])
    .join('\n');
}

/**
 * What a block should say instead: what was printed, with those elisions of the old body whose neighbors still hold. A body
 * that matches stays as it is.
 */
export function updated(body: string, printed: string, rules?: OutputOptions): string {
  const edits = compare(body, printed, rules);
  if (!edits) {
    return body;
  }
  const join = (lines: string[]) => lines.map((line) => `${line}\n`).join('');
  const merged = join(edits.flatMap(({kind, lines, printed: found}) => (kind === 'changed' ? found : lines)));
  return compare(merged, printed, rules) ? join(readPrinted(printed, rules).map(({text}) => text)) : merged;
}
