/** Merges what was printed into the body of an output block. */
import {type Edit, compare, settled} from './compare';
import {elisionsOf, needless, writeOut} from './elisions';

/**
 * What the block should say instead: what was printed, with the elisions of the old body where
 * both neighbors still hold. An old body that still matches stays as it is.
 */
export function updated(expected: string, actual: string, printed: boolean): string {
  const {same, edits} = compare(expected, actual, printed);
  if (same) {
    return expected;
  }
  const merged: string[] = [];
  edits.forEach((edit, index) => {
    if (edit.kind === 'removed') {
      return;
    }
    if (edit.kind !== 'elided') {
      merged.push(edit.text);
      return;
    }
    if (!anchored(edits, index)) {
      merged.push(edit.actual ?? '');
    } else if (edits[index - 1]?.kind !== 'elided') {
      merged.push(edit.text);
    }
  });
  const body = merged.map((line) => `${line}\n`).join('');
  return compare(body, actual, printed).same ? body : ensureNewline(settled(actual, printed));
}

/** A body that matches, with every elision written out that has no reason. */
export function writtenOut(body: string, actual: string, printed: boolean): string {
  return writeOut(body, needless(elisionsOf(compare(body, actual, printed).edits)));
}

/** Whether the lines around an elision are the ones it was written between. */
function anchored(edits: Edit[], index: number): boolean {
  let before = index;
  let after = index;
  while (edits[before]?.kind === 'elided') {
    before--;
  }
  while (edits[after]?.kind === 'elided') {
    after++;
  }
  return [edits[before], edits[after]].every((edit) => !edit || edit.kind === 'same');
}

const ensureNewline = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
