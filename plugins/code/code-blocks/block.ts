/** The properties of one code block. */
import {diffLines} from 'diff';
import {readMeta} from '../../engine/fences';
import {fileHeads} from './fileHeads';
import {highlight, withElisions, type FindLink} from './highlight';
import {loadLanguages} from './languages';
import {marksOf} from './marks';
import type {BlockNotes} from './notes';
import type {Options} from './options';
import type {CodeProps} from './props';

export const LONGEST_OUTPUT = 24;

/** The most characters of the first line in a copy button's name. */
const LONGEST_NAME = 60;

/** If more of a file than this is new, marks would be useless. */
const MOSTLY = 2 / 3;

/** Indices of the lines that the previous version of the file lacks. */
function changedLines(former: string, code: string): number[] {
  let index = 0;
  const changed = diffLines(`${former}\n`, `${code}\n`).flatMap(({added, removed, count = 0}) => {
    const first = index;
    index += removed ? 0 : count;
    return added ? Array.from({length: count}, (_, offset) => first + offset) : [];
  });
  return changed.length > MOSTLY * code.split('\n').length ? [] : changed;
}

/** Fewer lines that say the same are shown. */
const SHORTEST_RUN = 4;

/** The number of lines at the start that are a run, if they fold. */
function runOf(lines: readonly string[], {run}: Options): number {
  const end = lines.findIndex((line) => !run?.line.test(line));
  const count = end < 0 ? lines.length : end;
  return count < SHORTEST_RUN ? 0 : count;
}

/** Facts about a block that come from other blocks of its page. */
export interface Context {
  former?: string;
  /** Exit status of the command, to be shown with this block. */
  exit?: string;
  link?: FindLink;
  notes?: BlockNotes;
}

/** Highlights a block of code, for theme/CodeBlock. */
export function codeProps(
  code: string,
  language: string,
  meta = '',
  options: Options = {},
  {former, exit, link, notes}: Context = {},
): CodeProps {
  loadLanguages(options.languages);
  const {title, words, marked} = readMeta(meta);
  const isOutput = words.includes('output');
  // Posts show outputs as plain text, because their commands aren't executed.
  const shown = isOutput || language === 'txt' ? withElisions(code) : code;
  const lines = code.split('\n');
  const marks = marksOf(lines, language, options.errors);
  const changed = former === undefined ? [] : changedLines(former, code);
  [...marked, ...changed].forEach((index) => marks.set(index, 'marked'));
  const run = isOutput ? runOf(lines, options) : 0;
  const summary = run > 0 ? options.run?.summary(lines.slice(0, run)) : undefined;
  const files = language === 'diff' || language === 'txt' ? fileHeads(lines) : [];
  const label = code === '' ? 'No output' : (options.labels?.[language] ?? 'Code');
  // A title tells a file from others, and an output has no button.
  const isNamed = !title && language !== 'txt';
  const {product, place} = options;
  return {
    className: `language-${language}`,
    label: title ?? label,
    path: title === undefined ? undefined : 'true',
    name: isNamed ? `${label}: ${lines[0]?.slice(0, LONGEST_NAME)}` : undefined,
    html: highlight(shown, language, {marks, parts: notes?.parts, run, files, product, place, link}),
    exit,
    notes: notes?.html || undefined,
    run: summary?.text,
    runNote: summary?.note,
    folded: isOutput && lines.length - run > LONGEST_OUTPUT ? String(lines.length) : undefined,
  };
}
