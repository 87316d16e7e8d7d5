/** Which lines of a block are marked, and as what. */
import type {Mark} from './highlight';
import type {ErrorPatterns} from './options';

type Marks = Map<number, Mark>;

/** A hunk of a unified difference: how many lines it takes from either side. */
const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

/** What `diff` writes without `-u`: `34c34`, then lines after `<` and `>`, with `---` between them. */
const change = /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/;

/** Names the files that a difference is about, in either form. */
const head = /^(?:diff |index |Only in )/;

/** Whether the line begins the pair `--- before`, `+++ after` of a unified difference. */
const startsPair = (lines: string[], index: number) =>
  Boolean(lines[index]?.startsWith('--- ') && lines[index + 1]?.startsWith('+++ '));

const isClassic = (lines: string[]) =>
  lines.some((line) => change.test(line)) || lines.every((line) => /^[<>] /.test(line));

const isUnified = (lines: string[]) =>
  lines.some((line, index) => hunk.test(line) || startsPair(lines, index));

function classicMark(line: string): Mark | undefined {
  if (/^[<>](?: |$)/.test(line)) {
    return line.startsWith('<') ? 'removed' : 'added';
  }
  return line === '---' || change.test(line) || head.test(line) ? 'head' : undefined;
}

const signs: Record<string, Mark> = {'-': 'removed', '+': 'added'};

/** Within a hunk a line that looks like the head of a file is content: a removed `-- text`. */
function unifiedMarks(lines: string[]): Marks {
  const marks: Marks = new Map();
  let [before, after] = [0, 0];
  lines.forEach((line, index) => {
    const sign = line.charAt(0);
    // Where lines were left out, a hunk has fewer than it says.
    const inHunk = (before > 0 || after > 0) && /^[-+ \\]|^$/.test(line);
    const counts = hunk.exec(line);
    if (inHunk) {
      before -= sign === '+' || sign === '\\' ? 0 : 1;
      after -= sign === '-' || sign === '\\' ? 0 : 1;
    } else {
      [before, after] = counts ? [Number(counts[1] ?? 1), Number(counts[2] ?? 1)] : [0, 0];
    }
    const isHead = counts ?? (head.test(line) || startsPair(lines, index) || startsPair(lines, index - 1));
    const mark = !inHunk && isHead ? 'head' : signs[sign];
    if (mark) {
      marks.set(index, mark);
    }
  });
  return marks;
}

/** Marks of a difference; of another text none. */
function differenceMarks(lines: string[], language: string): Marks | undefined {
  if (isClassic(lines)) {
    return new Map(lines.flatMap((line, index) => toEntry(index, classicMark(line))));
  }
  return language === 'diff' || isUnified(lines) ? unifiedMarks(lines) : undefined;
}

const toEntry = (index: number, mark: Mark | undefined): [number, Mark][] => (mark ? [[index, mark]] : []);

/** The lines of an output that say what is wrong, each once: tools repeat themselves, and each other. */
function errorMarks(lines: string[], {message, relay}: ErrorPatterns): Marks {
  const said: string[] = [];
  const marks: Marks = new Map();
  lines.forEach((line, index) => {
    const text = line.replace(/:+$/, '');
    const isNew = relay?.test(line) ? said.length === 0 : !said.some((other) => other.includes(text));
    if (message.test(line) && isNew) {
      said.push(text);
      marks.set(index, 'error');
    }
  });
  return marks;
}

/**
 * The marks of a block.
 *
 * @param lines its text
 * @param language of its fence; an output, `txt`, may be a difference or have errors in it
 */
export function marksOf(lines: string[], language: string, errors?: ErrorPatterns): Map<number, Mark> {
  if (language !== 'diff' && language !== 'txt') {
    return new Map();
  }
  return (
    differenceMarks(lines, language) ??
    (language === 'txt' && errors ? errorMarks(lines, errors) : new Map<number, Mark>())
  );
}
