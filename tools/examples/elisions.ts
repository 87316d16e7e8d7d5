/** What the elisions of a page leave out, and which of them have no reason to. */
import type {Step} from '../../lib/examplePage';
import type {Edit} from './compare';
import {normalize} from './compare';
import {noiseRows, normalizers, rowColumns, varying} from './environment';

/** A line of a block with an elision in it, or as one. */
export interface Elision {
  /** Line of the block's body, counted from 0. */
  row: number;
  /** The line as shown. */
  shown: string;
  /** What is left out, as compared: durations and the like are placeholders. */
  hidden: string[];
  /** What was printed in place of the whole line. */
  real: string[];
}

/** An elision and its block. */
export interface PlacedElision extends Elision {
  /** Index of the block among the page's steps: its line moves when blocks above it are rewritten. */
  step: number;
}

/** What a block was compared with. */
export interface Shown {
  actual: string;
  /** Whether commands printed it. */
  printed: boolean;
}

/** Whether a line of an output stands for whole lines. */
export const isWhole = (line: string) => line.trim() === '[...]';

/** Elisions in a line: `[..]` each, or `[...]` alone. */
export const elisionsIn = (line: string) => (isWhole(line) ? 1 : line.split('[..]').length - 1);

/** Whether a block is compared with something, so that brackets in it are elisions. */
export const isCompared = ({kind}: Step) => kind === 'output' || kind === 'made';

/** Counts the elisions of some blocks. */
export const countElisions = (steps: Step[]) =>
  steps
    .filter(isCompared)
    .flatMap(({body}) => body.split('\n'))
    .reduce((sum, line) => sum + elisionsIn(line), 0);

/** Lines that begin with an elision: a reader cannot tell what they are about. Counted from 1. */
export function headless({body}: Step): number[] {
  return body.split('\n').flatMap((line, index) => (/^\s*\[\.\.\]/.test(line) ? [index + 1] : []));
}

/** The elisions of a block that matches, by its edits. */
export function elisionsOf(edits: Edit[]): Elision[] {
  const found: Elision[] = [];
  let row = 0;
  edits.forEach(({kind, text, actual = ''}, index) => {
    const continued = kind === 'elided' && edits[index - 1]?.kind === 'elided';
    if (continued) {
      found.at(-1)?.hidden.push(normalize(actual, normalizers));
      found.at(-1)?.real.push(actual);
      return;
    }
    if (kind === 'elided') {
      found.push({row, shown: text, hidden: [normalize(actual, normalizers)], real: [actual]});
    } else if (kind === 'same' && text.includes('[..]')) {
      found.push({row, shown: text, hidden: hiddenIn(text, actual), real: [actual]});
    }
    if (kind !== 'between' && kind !== 'added') {
      row++;
    }
  });
  return found;
}

/** The body with what was printed in place of these elisions. */
export function writeOut(body: string, elisions: Elision[]): string {
  const real = new Map(elisions.map((elision) => [elision.row, elision.real]));
  return body
    .split('\n')
    .flatMap((line, row) => real.get(row) ?? [line])
    .join('\n');
}

/** What the elisions within a line stand for. */
function hiddenIn(shown: string, actual: string): string[] {
  const parts = normalize(shown, normalizers)
    .split('[..]')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return (
    new RegExp(`^${parts.join('(.*)')}$`, 'u').exec(normalize(actual, normalizers))?.slice(1) ?? [actual]
  );
}

/** Lines that the text takes on a page. */
const rows = (hidden: string[]) =>
  hidden.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / rowColumns)), 0);

/** The elisions without a reason, as far as one run can tell: short, and the same in every run. */
export function needless<E extends Elision>(elisions: E[]): E[] {
  return elisions.filter(
    ({hidden}) => rows(hidden) <= noiseRows && !hidden.some((text) => varying.test(text)),
  );
}

/** What the writer of a needless elision reads. */
export function describe({shown, hidden}: Elision): string {
  const what = isWhole(shown)
    ? `${hidden.length} ${hidden.length === 1 ? 'line' : 'lines'}`
    : hidden.join(' … ');
  return `this elision hides nothing that varies, nor much: ${what}; write it out, as --update does`;
}
