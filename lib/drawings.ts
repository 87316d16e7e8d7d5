/** Diagrams that `npm run diagrams` drew ahead of the build: `ID.svg`, and `ID.mmd` with the source it was drawn from. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The id of a diagram: a hash of its source, blanks at its ends left out. */
export function idOf(source: string): string {
  return createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);
}

/** The `id` of a drawing's `svg` element, which leads back to its source: see `sourceOf`. */
export const elementIdOf = (id: string): string => `diagram-${id}`;

/** The drawings of one site. */
export interface Drawings {
  /** Absolute path of their folder. */
  folder: string;
  /** The drawing of a diagram as an `svg` element; undefined while nobody has drawn it. */
  drawingOf(source: string): string | undefined;
  /** The source of a drawing, by the `id` of its element. */
  sourceOf(elementId: string): string | undefined;
}

/** @param siteDir absolute path of the site's folder */
export function createDrawings(siteDir: string): Drawings {
  const folder = path.join(siteDir, 'data', 'diagrams');
  const read = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  };
  return {
    folder,
    drawingOf: (source) => read(`${idOf(source)}.svg`),
    sourceOf: (elementId) =>
      /^diagram-[\da-f]+$/.test(elementId) ? read(`${elementId.slice('diagram-'.length)}.mmd`) : undefined,
  };
}
