/** The properties of one code block. */
import {diffLines} from 'diff';
import type {Fence} from '../../engine/fences';
import {readLines} from '../../engine/magicComments';
import {highlight} from './highlight';
import {loadLanguages} from './languages';
import {findMarks} from './marks';
import type {Options} from './options';
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
