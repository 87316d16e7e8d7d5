/** Names related lines, so that the page's script finds them. */
import type {Excerpt} from '../kit/examplePage';
import {ProblemError} from '../kit/problem';

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

const placesIn = (text: string): Place[] =>
  text.split(' ').flatMap((part) => {
    const [block, lines = ''] = part.split(':');
    return lines.split(',').map((line) => ({block: Number(block), line: Number(line)}));
  });

/** The names of a line where excerpts show it: `2:14` as line 14 of the third excerpt. */
const namesOf = ({block, line}: Place, file: string, excerpts: readonly Excerpt[]) =>
  excerpts.flatMap((excerpt, at) => {
    const shown = line - excerpt.first;
    const isShown = excerpt.file === file && excerpt.block === block && shown > 0 && shown <= excerpt.count;
    return isShown ? [`${at}:${shown}`] : [];
  });

/** For each excerpt, the names of its related lines by index: a line's own name, then those of the lines that change it. */
export function partsOf(excerpts: readonly Excerpt[], pages: readonly RelatedPage[]): Map<number, string>[] {
  const causes = new Map<string, string[]>();
  for (const {file, blocks, relations} of pages) {
    const textOf = ({block, line}: Place) => blocks[block]?.[line - 1];
    const find = (place: Place) => namesOf(place, file, excerpts);
    for (const from of new Set(relations.map((relation) => relation.split(' ')[0]))) {
      const places = placesIn(relations.filter((relation) => relation.startsWith(`${from} `)).join(' '));
      // In the preview, writers run the commands after writing.
      if (places.some((place) => !textOf(place)) && process.env.NODE_ENV !== 'development') {
        const message = `this page lacks line ${from} (block:line), or a line that it changes`;
        throw new ProblemError({file, line: 1, message, remedy: 'run its commands again'});
      }
      // An excerpt of a diff that shows the change of the source stands for the source.
      const [source, ...results] = places as [Place, ...Place[]];
      const isSame = (place: Place) => textOf(place) === `+${textOf(source)}`;
      const sources = find(source).length > 0 ? find(source) : results.filter(isSame).flatMap(find);
      const changed = results.flatMap(find).filter((name) => !sources.includes(name));
      if (sources.length > 0 && changed.length > 0) {
        sources.forEach((name) => causes.set(name, []));
        changed.forEach((name) => causes.set(name, [...(causes.get(name) ?? []), ...sources]));
      }
    }
  }
  return excerpts.map((_, at) => {
    const own = [...causes].filter(([name]) => name.startsWith(`${at}:`));
    return new Map(own.map(([name, more]) => [Number(name.split(':')[1]) - 1, [name, ...more].join(' ')]));
  });
}
