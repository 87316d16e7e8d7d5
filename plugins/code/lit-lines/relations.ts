/** Gives related lines ids, so that lines can name those that change them. */
import type {Excerpt} from '../../engine/examplePage';
import type {LitLine} from '../../engine/litLines';
import {ProblemError} from '../../engine/problem';

export interface RelatedPage {
  file: string;
  /** The lines of its numbered blocks. */
  blocks: readonly (readonly string[])[];
  relations: readonly string[];
}

interface Place {
  block: number;
  line: number;
}

/** `9:3,7` → lines 3 and 7 of block 9 */
function placesIn(text: string): Place[] {
  const [block, lines = ''] = text.split(':');
  return lines.split(',').map((line) => ({block: Number(block), line: Number(line)}));
}

/** The lines that each line changes, by the line: `1:14 9:3,7` and `1:14 10:2` → `1:14`, three lines. */
function resultsBySource(relations: readonly string[]): Map<string, Place[]> {
  const results = new Map<string, Place[]>();
  for (const relation of relations) {
    const [source = '', ...changed] = relation.split(' ');
    results.set(source, [...(results.get(source) ?? []), ...changed.flatMap(placesIn)]);
  }
  return results;
}

/** A line of an excerpt, from 1. */
const idOf = (excerpt: number, line: number) => `line-${excerpt}-${line}`;

/** The ids of a line where excerpts show it: `line-2-14` as line 14 of the third excerpt. */
const idsOf = ({block, line}: Place, file: string, excerpts: readonly Excerpt[]) =>
  excerpts.flatMap((excerpt, at) => {
    const shown = line - excerpt.first;
    const isShown = excerpt.file === file && excerpt.block === block && shown > 0 && shown <= excerpt.count;
    return isShown ? [idOf(at, shown)] : [];
  });

/** All related lines by their ids, with the ids of the lines that each depends on. */
function causesIn(excerpts: readonly Excerpt[], pages: readonly RelatedPage[]): Map<string, string[]> {
  const causes = new Map<string, string[]>();
  const add = (id: string, more: string[]) => causes.set(id, [...(causes.get(id) ?? []), ...more]);
  for (const {file, blocks, relations} of pages) {
    const textOf = ({block, line}: Place) => blocks[block]?.[line - 1];
    const find = (place: Place) => idsOf(place, file, excerpts);
    for (const [from, results] of resultsBySource(relations)) {
      const [source] = placesIn(from) as [Place];
      // In the preview, writers run the commands after writing.
      const isMissing = [source, ...results].some((place) => !textOf(place));
      if (isMissing && process.env.NODE_ENV !== 'development') {
        const message = `this page lacks line ${from} (block:line), or a line that it changes`;
        throw new ProblemError({file, line: 1, message, remedy: 'run its commands again'});
      }
      // If an excerpt of a diff shows the change, it replaces the source.
      const isSame = (place: Place) => textOf(place) === `+${textOf(source)}`;
      const sources = find(source).length > 0 ? find(source) : results.filter(isSame).flatMap(find);
      const changed = results.flatMap(find).filter((id) => !sources.includes(id));
      if (sources.length > 0 && changed.length > 0) {
        sources.forEach((id) => add(id, []));
        changed.forEach((id) => add(id, sources));
      }
    }
  }
  return causes;
}

/** The other ends of each related line: what it lights, and what lights it. */
function endsOf(causes: ReadonlyMap<string, string[]>): Map<string, Set<string>> {
  const ends = new Map([...causes].map(([id, lights]) => [id, new Set(lights)]));
  for (const [id, lights] of causes) {
    lights.forEach((cause) => ends.get(cause)?.add(id));
  }
  return ends;
}

/** The excerpt and the line of an id: `line-2-14` → 2, 14. */
const numbersOf = (id: string) => id.split('-').slice(1).map(Number) as [number, number];

const excerptOf = (id: string) => numbersOf(id)[0];

/** The ids as their lines follow each other on the page. */
const inOrder = (ids: Iterable<string> = []) =>
  [...ids].sort((one, other) => {
    const [first, second] = [one, other].map(numbersOf) as [[number, number], [number, number]];
    return first[0] - second[0] || first[1] - second[1];
  });

/** The link of a line: what the line does, with the name of the block where it does it, if that is a single one. */
function linkOf(isResult: boolean, ends: readonly string[], names: readonly string[]) {
  const count = ends.length > 1 ? `${ends.length} lines` : '1 line';
  const label = `${isResult ? 'from' : 'changes'} ${count}`;
  const blocks = new Set(ends.map((id) => names[excerptOf(id)]));
  const [of] = blocks.size === 1 ? blocks : [];
  return {to: ends[0], name: of ? `${label} of ${of}` : label, label};
}

/**
 * For each excerpt, its related lines by index: each lights those that it depends on, and leads to the first of its other
 * ends. A line has a label if the one before doesn't say the same. `0:1 1:2`, line 1 of block 0 changes line 2 of block 1:
 *
 *     [
 *       {0: {id: 'line-0-1', to: 'line-1-2', name: 'changes 1 line of b.yaml', label: 'changes 1 line'}},
 *       {1: {id: 'line-1-2', lights: 'line-0-1', to: 'line-0-1', name: 'from 1 line of a.cue', label: 'from 1 line'}},
 *     ]
 *
 * `names` are the names of the excerpts for these names of links.
 */
export function linesOf(
  excerpts: readonly Excerpt[],
  pages: readonly RelatedPage[],
  names: readonly string[] = [],
): Map<number, LitLine>[] {
  const causes = causesIn(excerpts, pages);
  const ends = endsOf(causes);
  return excerpts.map(({count}, at) => {
    const lines = new Map<number, LitLine>();
    let former: string | undefined;
    for (let index = 0; index < count; index += 1) {
      const id = idOf(at, index + 1);
      const lights = causes.get(id);
      const link = lights && linkOf(lights.length > 0, inOrder(ends.get(id)), names);
      const isSame = link?.name === former;
      former = link?.name;
      if (lights) {
        const shown = isSame ? {to: link?.to, name: link?.name} : link;
        lines.set(index, {id, ...(lights.length > 0 && {lights: lights.join(' ')}), ...shown});
      }
    }
    return lines;
  });
}
