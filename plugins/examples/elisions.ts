/** What the elisions of a block leave out, which of them have no reason to, and what an update writes instead. */
import type {Step} from '../../lib/examplePage';
import {type Edit, compare, isSame, isWhole, linePattern, normalize} from './compare';
import type {OutputOptions} from './options';

/** An elision that leaves out at most so many lines has to be written out, if nothing that varies is among them. */
const MOST_LINES = 10;

/** A longer line counts as several. */
const COLUMNS = 100;

/** Whether brackets in a block are elisions: only what is compared has any. */
const isCompared = ({kind}: Step) => kind === 'output' || kind === 'made';

/** The lines of a block with elisions: how many each has, and whether it begins with one. Lines count from 1. */
export function elisionsIn(step: Step): {line: number; count: number; isHead: boolean}[] {
  return (isCompared(step) ? step.body.split('\n') : []).flatMap((text, index) => {
    const count = isWhole(text) ? 1 : text.split('[..]').length - 1;
    return count > 0 ? [{line: index + 1, count, isHead: /^\s*\[\.\.\]/.test(text)}] : [];
  });
}

/** What an edit leaves out, as compared: durations and the like are placeholders. */
function hiddenIn({kind, text, printed}: Edit, rules: OutputOptions): string[] {
  const lines = printed.map((line) => normalize(line, rules));
  if (kind === 'elided') {
    return lines;
  }
  if (kind !== 'same' || !text.includes('[..]')) {
    return [];
  }
  return (
    linePattern(normalize(text, rules), '(.+)')
      .exec(lines[0] ?? '')
      ?.slice(1) ?? lines
  );
}

const height = (text: string) => Math.max(1, Math.ceil(text.length / COLUMNS));

/** Whether an edit is an elision without a reason: it hides little, and the same in every run. */
function isNeedless(edit: Edit, rules: OutputOptions): boolean {
  const hidden = hiddenIn(edit, rules);
  const lines = hidden.reduce((sum, text) => sum + height(text), 0);
  return hidden.length > 0 && lines <= MOST_LINES && !hidden.some((text) => rules.varying.test(text));
}

/** The needless elisions of a block that matches: the row of each, and what its writer reads. */
export const needless = (edits: Edit[], rules: OutputOptions) =>
  edits
    .filter((edit) => isNeedless(edit, rules))
    .map((edit) => {
      const hidden = hiddenIn(edit, rules);
      const lines = hidden.length === 1 ? '1 line' : `${hidden.length} lines`;
      const found = edit.kind === 'elided' ? lines : hidden.join(' … ');
      const message = `this elision hides nothing that varies, nor much: ${found}`;
      return {row: edit.row, message, remedy: 'write it out, as --update does'};
    });

/**
 * What a block should say instead: what was printed, with those elisions of the old body that have a reason and whose
 * neighbors still hold. A body that matches stays as it is.
 *
 * @param output how to compare; undefined for a file
 * @param judged the rules by which needless elisions are written out; without them every elision has a reason
 */
export function updated(
  body: string,
  printed: string,
  output: OutputOptions | undefined,
  judged: OutputOptions | undefined,
): string {
  const edits = compare(body, printed, output);
  const isIdle = (edit: Edit) => judged !== undefined && isNeedless(edit, judged);
  if (isSame(edits) && !edits.some(isIdle)) {
    return body;
  }
  const isHeld = (edit: Edit | undefined) => edit === undefined || edit.kind === 'same';
  const lines = edits.flatMap((edit, index) => {
    if (edit.kind === 'removed') {
      return [];
    }
    const stays = edit.kind !== 'elided' || (isHeld(edits[index - 1]) && isHeld(edits[index + 1]));
    return stays && !isIdle(edit) ? [edit.text] : edit.printed;
  });
  const merged = lines.map((line) => `${line}\n`).join('');
  // Of an empty block, all that is left is what was printed.
  return isSame(compare(merged, printed, output))
    ? merged
    : compare('', printed, output)
        .map(({text}) => `${text}\n`)
        .join('');
}
