/** Compares a block with what the commands have printed, or with a file. */
import {escapeRegexp} from '@docusaurus/utils';
import {diffArrays, structuredPatch} from 'diff';
import type {OutputOptions} from '../options';

/** A line of text, and the form of it that is compared. */
interface ComparedLine {
  text: string;
  key: string;
}

/** The rules for files. */
const exact: OutputOptions = {normalizers: [], unordered: []};

const isElision = (line: string) => line.trim() === '[...]';

/** The form of a printed line for the comparison. */
const normalize = (line: string, rules: OutputOptions) =>
  rules.normalizers.reduce(
    (text, {pattern, as}) =>
      typeof as === 'string' ? text.replace(pattern, as) : text.replace(pattern, (found) => as(found)),
    line,
  );

/** Sorts consecutive lines whose order is random. */
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

function readLines(text: string, rules: OutputOptions): ComparedLine[] {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  return sortUnordered(lines, rules.unordered).map((line) => ({text: line, key: normalize(line, rules)}));
}

/** The printed output, without lines that appear only sometimes. */
function readPrinted(printed: string, rules: OutputOptions): ComparedLine[] {
  const lines = readLines(printed, rules);
  return rules.incomplete?.test(printed)
    ? lines.filter(({text}) => !rules.unordered.some((pattern) => pattern.test(text)))
    : lines;
}

/** The pattern of a line, in which `[..]` stands for any text. */
const linePattern = (key: string) => key.split('[..]').map(escapeRegexp).join('.+');

/** Compares the body of a block with the printed output, or without rules with the text of a file. */
export function isMatch(body: string, printed: string, rules = exact): boolean {
  const block = readLines(body, rules);
  const pattern = block.map(({text, key}) => (isElision(text) ? '(?:.*\\n)+?' : `${linePattern(key)}\\n`));
  const lines = readPrinted(printed, rules).map(({key}) => `${key}\n`);
  return new RegExp(`^${pattern.join('')}$`, 'u').test(lines.join(''));
}

/**
 * The new body of a block: the printed output, with the old text of lines that still match. A body that matches
 * doesn't change.
 */
export function updateBody(body: string, printed: string, rules = exact): string {
  if (isMatch(body, printed, rules)) {
    return body;
  }
  const block = readLines(body, rules);
  const lines = readPrinted(printed, rules);
  const changes = diffArrays(block, lines, {
    comparator: ({key}, line) => !isElision(key) && new RegExp(`^${linePattern(key)}$`, 'u').test(line.key),
  });
  const merged: ComparedLine[] = [];
  let rest = block;
  for (const {added, removed, value, count} of changes) {
    if (added) {
      merged.push(...value);
    } else {
      // `diffArrays` returns the printed form of lines that match; the block keeps its own text of them.
      merged.push(...(removed ? [] : rest.slice(0, count)));
      rest = rest.slice(count);
    }
  }
  return merged.map(({text}) => `${text}\n`).join('');
}

/** The difference between two bodies of a block as a unified diff, with the block's line numbers in the page. */
export function formatDiff(old: string, body: string, line: number): string {
  return structuredPatch('', '', old, body, '', '', {context: 3})
    .hunks.flatMap(({oldStart, newStart, lines}) => [`@@ -${line + oldStart - 1} +${newStart} @@`, ...lines])
    .join('\n');
}

/** A line that folds a value: what is before the ellipsis, and what is after it. */
const foldedLine = /^(\s*)(.*[{[(])…([)\]}].*)$/;

/** The pattern of a line of an excerpt, which the file may indent further. */
function excerptPattern(line: string): string {
  if (line === '') {
    return '';
  }
  const [, space = '', opening, closing = ''] = foldedLine.exec(line) ?? [];
  if (opening === undefined) {
    return `\\k<indent>${escapeRegexp(line)}`;
  }
  const start = `\\k<indent>${space}`;
  // The value's own lines are indented further, or they separate two elements of a list.
  const inside = `(?:(?:${start}(?:\\s|[)\\]}], *[{[(]).*)?\\n)*?`;
  return `${start}${escapeRegexp(opening)}\\n${inside}${start}${escapeRegexp(closing)}`;
}

/**
 * Whether a file contains an excerpt. An excerpt is made of whole lines. It may omit an indent that all its lines have,
 * and an ellipsis in brackets replaces the lines between them:
 *
 *     helm: {                    helm: {…}
 *       chart: name: "a"    →
 *     }
 */
export function containsExcerpt(file: string, excerpt: string): boolean {
  const pattern = excerpt.split('\n').map(excerptPattern).join('\\n');
  return new RegExp(`^${pattern.replace('\\k<indent>', '(?<indent>[ \\t]*)')}`, 'm').test(file);
}
