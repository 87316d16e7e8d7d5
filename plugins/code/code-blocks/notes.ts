/** Notes beside the code of a page's files: what a line becomes in the results below, as a run of the page found out. */
import path from 'node:path';
import {isNumbered, roleOf, type FenceMeta} from '../../engine/fences';
import {ProblemError} from '../../engine/problem';
import {fileHeads} from './fileHeads';
import {attribute, escape} from './html';

/** A line in one of the page's numbered blocks. */
interface Place {
  block: number;
  /** From 0. */
  line: number;
}

/** Consecutive lines of a file that become the same lines of results. */
interface Note extends Place {
  /** The number of lines that it is about. */
  count: number;
  results: Place[];
}

/** Consecutive lines of a block in one element: those that a note is about, or with an id, those that a note leads to. */
export interface Part {
  from: number;
  to: number;
  id?: string;
}

export interface BlockNotes {
  parts: Part[];
  /** The notes about its lines, as HTML. */
  html: string;
}

export interface NotedBlock {
  code: string;
  language: string;
  fence: FenceMeta;
}

/** As many characters of code fit beside the notes. A longer line continues in the next row. */
const COLUMNS = 80;
const TAB = '    ';

/** A note shows at most as many lines of the results. */
const SHOWN = 3;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `9:3,7` → lines 3 and 7 of block 9 */
function placesIn(text: string): Place[] {
  const [block, lines = ''] = text.split(':');
  return lines.split(',').map((line) => ({block: Number(block), line: Number(line) - 1}));
}

/** The notes of a page: `1:14 9:3` and `1:14 10:2` are one, and so are `1:14 9:3` and `1:15 9:3`. */
function readNotes(relations: readonly string[]): Note[] {
  const notes: Note[] = [];
  for (const relation of relations) {
    const [source = '', ...changed] = relation.split(' ');
    const [place] = placesIn(source) as [Place];
    const results = changed.flatMap(placesIn);
    const former = notes.find(({block, line}) => isSame({block, line}, place));
    if (former) {
      former.results.push(...results);
    } else {
      notes.push({...place, count: 1, results});
    }
  }
  return notes.filter((note) => {
    const before = notes.find(({block, line, count}) => block === note.block && line + count === note.line);
    const isLonger = before && isSame(before.results, note.results);
    if (isLonger) {
      before.count += 1;
    }
    return !isLonger;
  });
}

const idOf = ({block, line}: Place) => `line-${block}-${line + 1}`;

/** The name of the file that a line of a result is in: `greeter.gen.yaml`. */
function nameOf({code, language, fence}: NotedBlock, line: number): string {
  const head = fileHeads(code.split('\n'))
    .filter(({to}) => to <= line)
    .at(-1);
  const file = fence.title ?? head?.path;
  return file ? path.posix.basename(file) : `the ${language === 'diff' ? 'diff' : 'output'}`;
}

const count = (many: number, noun: string) => `${many} ${noun}${many > 1 ? 's' : ''}`;

/** `Line 14`, and what it becomes: `becomes 2 lines of greeter.gen.yaml` */
function wordsOf(note: Note, blocks: readonly NotedBlock[]): [subject: string, predicate: string] {
  const names = note.results.map(({block, line}) => nameOf(blocks[block] as NotedBlock, line));
  const [name, ...others] = new Set(names);
  const files = others.length > 0 ? `${name} and more` : name;
  const first = note.line + 1;
  const subject = note.count > 1 ? `Lines ${first}–${first + note.count - 1}` : `Line ${first}`;
  const verb = note.count > 1 ? 'become' : 'becomes';
  return [subject, `${verb} ${count(note.results.length, 'line')} of ${files}`];
}

/** A line of a result as a note shows it: `+    port: 9090` → `+ port: 9090` */
const shownLine = (text = '') => text.trim().replaceAll(/\s+/g, ' ');

/** The number of rows of lines where the notes are beside them. */
const rowsOf = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.replaceAll('\t', TAB).length / COLUMNS)), 0);

/** The notes of one block. Each is in the row of its line, so that a site can show them beside the code. */
function drawNotes(notes: readonly Note[], blocks: readonly NotedBlock[]): string {
  const textOf = ({block, line}: Place) => blocks[block]?.code.split('\n')[line];
  const rows = notes.map(({block, line}) => rowsOf(blocks[block]?.code.split('\n').slice(0, line) ?? []));
  const drawn = notes.map((note, index) => {
    const row = rows[index] ?? 0;
    const free = (rows[index + 1] ?? Infinity) - row - 1;
    const shown = note.results.slice(0, Math.min(SHOWN, free)).map((place) => shownLine(textOf(place)));
    const [subject, predicate] = wordsOf(note, blocks);
    const lines = shown.length > 0 ? attribute('data-lines', shown.join('\n')) : '';
    const [to] = note.results as [Place];
    const link = `<a href="#${idOf(to)}"${lines}><span>${subject} </span>${escape(predicate)}</a>`;
    return '\n'.repeat(row - (index > 0 ? (rows[index - 1] ?? 0) : 0)) + link;
  });
  return drawn.join('');
}

/** The lines of a block that notes lead to. Each begins a part, which has the lines of its note that follow. */
function targetsIn(block: number, notes: readonly Note[]): Part[] {
  const targets = notes.filter(({results: [to]}) => to?.block === block);
  const starts = new Map(targets.map(({results}) => [results[0]?.line ?? 0, results]));
  return [...starts].map(([from, results]) => {
    let to = from + 1;
    while (!starts.has(to) && results.some((place) => isSame(place, {block, line: to}))) {
      to += 1;
    }
    return {from, to, id: idOf({block, line: from})};
  });
}

/**
 * The notes of a page's blocks.
 *
 * @param relations by `1:14 9:3,7`, line 14 of block 1 becomes lines 3 and 7 of block 9; only files, commands and outputs count
 */
export function notesOf<Block extends NotedBlock>(
  all: readonly Block[],
  relations: readonly string[],
  file: string,
): Map<Block, BlockNotes> {
  const blocks = all.filter(({language, fence}) => {
    const role = roleOf(language, fence);
    return !('problem' in role) && isNumbered(role.kind);
  });
  const isThere = ({block, line}: Place) => Boolean(blocks[block]?.code.split('\n')[line]);
  const notes = readNotes(relations);
  const known = notes.filter((note) => [note, ...note.results].every(isThere));
  // In the preview, writers run the commands after writing.
  if (known.length < notes.length && process.env.NODE_ENV !== 'development') {
    const message = 'this page lacks a line that was related to others when its commands ran';
    throw new ProblemError({file, line: 1, message, remedy: 'run its commands again'});
  }
  return new Map(
    blocks.map((block, index) => {
      const own = known.filter((note) => note.block === index);
      const sources = own.map(({line, count: more}) => ({from: line, to: line + more}));
      return [block, {parts: [...sources, ...targetsIn(index, known)], html: drawNotes(own, blocks)}];
    }),
  );
}
