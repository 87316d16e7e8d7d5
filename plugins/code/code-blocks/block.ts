/** The properties of one code block. */
import {diffLines} from 'diff';
import type {Fence} from '../../engine/fences';
import {readLines} from '../../engine/magicComments';
import {highlight, type Mark} from './highlight';
import {loadLanguages} from './languages';
import type {ErrorPatterns, Options} from './options';
import {markElisions} from './text';

export const LONGEST_OUTPUT = 24;

/** The most characters of the first line in a copy button's name. */
const LONGEST_NAME = 32;

/** The first words of a line. */
const shorten = (line: string) =>
  line.length > LONGEST_NAME ? line.slice(0, LONGEST_NAME).replace(/\s\S*$/, '') : line;

/** If more of a file than this is new, marks would be useless. */
const MOSTLY = 2 / 3;

/** Indices of the lines that the former version of the file lacks. */
function findAddedLines(former: string, code: string): number[] {
  let index = 0;
  const lines = diffLines(`${former}\n`, `${code}\n`).flatMap(({added, removed, count = 0}) => {
    const first = index;
    index += removed ? 0 : count;
    return added ? Array.from({length: count}, (_, offset) => first + offset) : [];
  });
  return lines.length > MOSTLY * code.split('\n').length ? [] : lines;
}

/** The fewest progress lines that fold; fewer are shown. */
const MIN_FOLDED = 4;

/** The number of progress lines at the start that fold into one line: see the option `run`. */
function countFolded(lines: readonly string[], {run}: Options): number {
  const end = lines.findIndex((line) => !run?.line.test(line));
  const count = end < 0 ? lines.length : end;
  return count < MIN_FOLDED ? 0 : count;
}

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

/** The lines of a diff or an error, by their indices. */
export function findMarks(lines: string[], language: string, errors?: ErrorPatterns): Marks {
  if (language !== 'diff' && language !== 'txt') {
    return new Map();
  }
  const isText = language === 'txt';
  return differenceMarks(lines, language) ?? (isText && errors ? errorMarks(lines, errors) : new Map());
}

/** Facts about a block that come from other blocks of its page. */
export interface BlockContext {
  former?: string;
  /** Exit status of the command, to be shown with this block. */
  exit?: string;
}

/** Properties of a code block: the build makes them, CodeFrame shows them. */
export interface CodeProps {
  language: string;
  label: string;
  path?: 'true';
  /** The block's name for its buttons, if the label doesn't identify it. Outputs have no copy button. */
  name?: string;
  html: string;
  exit?: string;
  /** Number of lines of a long block, which the page folds. */
  folded?: string;
  /** The line that replaces the first lines of an output, and its end. */
  run?: string;
  runNote?: string;
}

/** Highlights a block of code, for theme/CodeBlock. */
export function codeProps(
  source: string,
  language: string,
  fence: Fence,
  options: Options = {},
  {former, exit}: BlockContext = {},
): CodeProps {
  loadLanguages(options.additionalLanguages);
  const {title, words, firstNumber} = fence;
  const {code, classes} = readLines(source, language, fence.marked, options.magicComments);
  const isOutput = words.includes('output');
  // Posts show outputs as plain text, because their commands aren't executed.
  const isText = language === 'txt';
  const lines = code.split('\n');
  const marks = findMarks(lines, language, options.errors);
  const added = former === undefined ? [] : findAddedLines(former, code);
  added.forEach((index) => marks.set(index, 'marked'));
  const run = isOutput ? countFolded(lines, options) : 0;
  const summary = run > 0 ? options.run?.summary(lines.slice(0, run)) : undefined;
  const html = highlight(isOutput || isText ? markElisions(code) : code, language, {
    marks,
    classes,
    firstNumber,
    folded: run,
    product: options.product,
  });
  const label = code === '' ? 'No output' : (options.labels?.[language] ?? 'Code');
  // A title tells a file from others, and an output has no button.
  const isNamed = !title && !isText;
  return {
    language,
    label: words.includes('excerpt') ? `${title} (excerpt)` : (title ?? label),
    path: title === undefined ? undefined : 'true',
    name: isNamed ? `${label}: ${shorten(lines[0] ?? '')}` : undefined,
    html,
    exit,
    run: summary?.text,
    runNote: summary?.note,
    folded: isOutput && lines.length - run > LONGEST_OUTPUT ? String(lines.length) : undefined,
  };
}
