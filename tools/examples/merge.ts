/** Merges what was printed into the body of an output block. */
import {type Edit, compare, settled} from './compare';
import {elisionsOf, needless} from './elisions';

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
  const {edits} = compare(body, actual, printed);
  const idle = new Set(needless(elisionsOf(edits, 0)).map(({line}) => line));
  let line = -1;
  const lines = edits.flatMap(({kind, text, actual: real = text}, index) => {
    const continued = kind === 'elided' && edits[index - 1]?.kind === 'elided';
    line += continued ? 0 : 1;
    if (idle.has(line)) {
      return [real];
    }
    return continued ? [] : [text];
  });
  return idle.size === 0 ? body : lines.map((each) => `${each}\n`).join('');
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
