/** Finds the lines of a block to mark. */
import type {Mark} from './highlight';
import type {ErrorPatterns} from './options';

type Marks = Map<number, Mark>;

/** What `diff` writes without `-u`: `34c34`, then lines after `<` and `>`, with `---` between them. */
const change = /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/;

/** The line of a diff that names its files, in either format. */
const head = /^(?:diff |index |Only in )/;

/** Whether a line begins the pair `--- before`, `+++ after` of a unified diff. */
const startsPair = (lines: readonly string[], index: number) =>
  Boolean(lines[index]?.startsWith('--- ') && lines[index + 1]?.startsWith('+++ '));

const isClassic = (lines: string[]) =>
  lines.some((line) => change.test(line)) || lines.every((line) => /^[<>] /.test(line));

const isUnified = (lines: string[]) =>
  lines.some((line, index) => line.startsWith('@@ -') || startsPair(lines, index));

function classicMark(line: string): Mark | undefined {
  if (/^[<>](?: |$)/.test(line)) {
    return line.startsWith('<') ? 'removed' : 'added';
  }
  return line === '---' || change.test(line) || head.test(line) ? 'head' : undefined;
}

const signs: Record<string, Mark> = {'-': 'removed', '+': 'added', '@': 'head'};

const unifiedMark = (lines: string[], index: number): Mark | undefined =>
  head.test(lines[index] ?? '') || startsPair(lines, index) || startsPair(lines, index - 1)
    ? 'head'
    : signs[lines[index]?.charAt(0) ?? ''];

/** The marks of a diff; none for other text. */
function differenceMarks(lines: string[], language: string): Marks | undefined {
  const classic = isClassic(lines);
  if (!classic && language !== 'diff' && !isUnified(lines)) {
    return undefined;
  }
  return new Map(
    lines.flatMap((line, index) => {
      const mark = classic ? classicMark(line) : unifiedMark(lines, index);
      return mark ? [[index, mark] as const] : [];
    }),
  );
}

/** The error lines of an output, each once, because tools repeat themselves and each other. */
function errorMarks(lines: string[], {message, relay}: ErrorPatterns): Marks {
  const reported: string[] = [];
  const marks: Marks = new Map();
  lines.forEach((line, index) => {
    const text = line.replace(/:+$/, '');
    const isNew = relay?.test(line) ? reported.length === 0 : !reported.some((other) => other.includes(text));
    if (message.test(line) && isNew) {
      reported.push(text);
      marks.set(index, 'error');
    }
  });
  return marks;
}

export function findMarks(lines: string[], language: string, errors?: ErrorPatterns): Marks {
  if (language !== 'diff' && language !== 'txt') {
    return new Map();
  }
  const isText = language === 'txt';
  return differenceMarks(lines, language) ?? (isText && errors ? errorMarks(lines, errors) : new Map());
}
