/** Notes beside the code of a page's files: what a line becomes in the results below, as a run of the page found out. */
import path from 'node:path';
import {isNumbered, roleOf, type FenceMeta} from '../../engine/fences';
import {ProblemError} from '../../engine/problem';
import {findFileHeads} from './fileHeads';
import type {LineWrapper} from './highlight';
import {attribute, escape} from './text';

export interface NotedBlock {
  code: string;
  language: string;
  fence: FenceMeta;
}

/** A line in one of the page's numbered blocks. */
interface BlockLine {
  block: number;
  /** From 0. */
  line: number;
}

/** Consecutive lines of a file that become the same lines of results. */
interface Note extends BlockLine {
  /** The number of lines that it is about. */
  count: number;
  results: BlockLine[];
}

export interface BlockNotes {
  /** The elements of lines that notes are about, and with ids, of those that notes lead to. */
  wrappers: LineWrapper[];
  /** The notes about its lines, as HTML. */
  html: string;
}

/** As many characters of code fit beside the notes. A longer line continues in the next row. */
const COLUMNS = 80;
const TAB = '    ';

/** A note shows at most as many lines of the results. */
const SHOWN = 3;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `9:3,7` → lines 3 and 7 of block 9 */
function parseLines(text: string): BlockLine[] {
  const [block, lines = ''] = text.split(':');
  return lines.split(',').map((line) => ({block: Number(block), line: Number(line) - 1}));
}

/** The notes of a page: `1:14 9:3` and `1:14 10:2` are one, and so are `1:14 9:3` and `1:15 9:3`. */
function parseNotes(relations: readonly string[]): Note[] {
  const resultsBySource = new Map<string, BlockLine[]>();
  for (const relation of relations) {
    const [source = '', ...results] = relation.split(' ');
    resultsBySource.set(source, [...(resultsBySource.get(source) ?? []), ...results.flatMap(parseLines)]);
  }
  const notes: Note[] = [];
  for (const [source, results] of resultsBySource) {
    const [start] = parseLines(source) as [BlockLine];
    const before = notes.find(({block, line, count}) => block === start.block && line + count === start.line);
    if (before && isSame(before.results, results)) {
      before.count += 1;
    } else {
      notes.push({...start, count: 1, results});
    }
  }
  return notes;
}

const lineId = ({block, line}: BlockLine) => `line-${block}-${line + 1}`;

/** The name of the file that a line of a result is in: `greeter.gen.yaml`. */
function fileName({code, language, fence}: NotedBlock, line: number): string {
  const heads = findFileHeads(code.split('\n')).filter(({to}) => to <= line);
  const file = fence.title ?? heads.at(-1)?.path;
  return file ? path.posix.basename(file) : `the ${language === 'diff' ? 'diff' : 'output'}`;
}

/** `Line 14`, and what it becomes: `becomes 2 lines of greeter.gen.yaml` */
function describe({line, count, results}: Note, blocks: readonly NotedBlock[]): [string, string] {
  const names = results.map((result) => fileName(blocks[result.block] as NotedBlock, result.line));
  const [name, ...others] = new Set(names);
  const files = others.length > 0 ? `${name} and more` : name;
  const lines = results.length > 1 ? 'lines' : 'line';
  return [
    count > 1 ? `Lines ${line + 1}–${line + count}` : `Line ${line + 1}`,
    `${count > 1 ? 'become' : 'becomes'} ${results.length} ${lines} of ${files}`,
  ];
}

/** How many rows the lines take beside the notes, where a long line continues in the next row. */
const countRows = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.replaceAll('\t', TAB).length / COLUMNS)), 0);

/** Lines without the indent that all have, and equal ones once: twice `  a: 1` and `    b: 2` → `a: 1 ×2` and `  b: 2` */
function shorten(lines: readonly string[]): string[] {
  const indents = lines.map((line) => /^(?:[+-] )?(\s*)/.exec(line)?.[1]?.length ?? 0);
  const common = new RegExp(`^([+-] )?\\s{${Math.min(...indents)}}`);
  return [...new Set(lines)].map((line) => {
    const count = lines.filter((other) => other === line).length;
    return line.replace(common, '$1') + (count > 1 ? ` ×${count}` : '');
  });
}

/** The notes of one block. Each is in the row of its line, so that a site can show them beside the code. */
function renderNotes(notes: readonly Note[], blocks: readonly NotedBlock[]): string {
  const readLines = ({block}: BlockLine) => blocks[block]?.code.split('\n') ?? [];
  const rows = notes.map((note) => countRows(readLines(note).slice(0, note.line)));
  const links = notes.map((note, index) => {
    const row = rows[index] ?? 0;
    const free = (rows[index + 1] ?? Infinity) - row - 1;
    const lines = shorten(note.results.map((result) => readLines(result)[result.line] ?? ''));
    const [subject, predicate] = describe(note, blocks).map(escape);
    const [target] = note.results as [BlockLine];
    // Without a free row below it, a note has no room for words and a line.
    const result = lines.length > 1 ? `${note.results.length} lines` : lines[0];
    const [data, words] =
      free > 0
        ? [
            attribute('data-lines', lines.slice(0, Math.min(SHOWN, free)).join('\n')),
            `<span>${subject} </span>${predicate}`,
          ]
        : [attribute('data-line', result), `<span>${subject} ${predicate}</span>`];
    const above = '\n'.repeat(row - (rows[index - 1] ?? 0));
    return `${above}<a href="#${lineId(target)}"${data}>${words}</a>`;
  });
  return links.join('');
}

/** The lines of a block that notes lead to, each with the lines of its note that follow. */
function wrapTargets(block: number, notes: readonly Note[]): LineWrapper[] {
  const targets = notes.map(({results}) => results).filter(([target]) => target?.block === block);
  const starts = new Map(targets.map((results) => [results[0]?.line ?? 0, results]));
  return [...starts].map(([from, results]) => {
    let to = from + 1;
    while (!starts.has(to) && results.some((result) => isSame(result, {block, line: to}))) {
      to += 1;
    }
    return {from, to, open: `<span class="code-part" id="${lineId({block, line: from})}">`};
  });
}

/**
 * The notes of a page's blocks.
 *
 * @param relations by `1:14 9:3,7`, line 14 of block 1 becomes lines 3 and 7 of block 9; only files, commands and outputs count
 */
export function annotate<Block extends NotedBlock>(
  all: readonly Block[],
  relations: readonly string[],
  file: string,
): Map<Block, BlockNotes> {
  const blocks = all.filter(({language, fence}) => {
    const role = roleOf(language, fence);
    return !('problem' in role) && isNumbered(role);
  });
  const exists = ({block, line}: BlockLine) => Boolean(blocks[block]?.code.split('\n')[line]);
  const notes = parseNotes(relations);
  const known = notes.filter((note) => [note, ...note.results].every(exists));
  // In the preview, writers run the commands after writing.
  if (known.length < notes.length && process.env.NODE_ENV !== 'development') {
    const message = 'this page lacks a line that was related to others when its commands ran';
    throw new ProblemError({file, line: 1, message, remedy: 'run its commands again'});
  }
  return new Map(
    blocks.map((block, index) => {
      const own = known.filter((note) => note.block === index);
      const sources = own.map(({line, count}) => ({
        from: line,
        to: line + count,
        open: '<span class="code-part code-noted">',
      }));
      return [block, {wrappers: [...sources, ...wrapTargets(index, known)], html: renderNotes(own, blocks)}];
    }),
  );
}
