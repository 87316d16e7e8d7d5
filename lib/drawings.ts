/** Diagrams that `npm run diagrams` drew ahead of the build: `ID.svg`, and `ID.mmd` with what was drawn. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The comment in a diagram's source that names the size of its drawing, for which the preview keeps room. */
const sizeComment = /^%% size: .*(?:\n|$)/gm;

/** What is drawn of a diagram's source: all but the comment about its size, and the blanks at its ends. */
export const drawnPart = (source: string): string => source.replace(sizeComment, '').trim();

/** The id of a diagram: a hash of what is drawn, so that its size can be written into the source afterwards. */
export function idOf(source: string): string {
  return createHash('sha256').update(drawnPart(source)).digest('hex').slice(0, 12);
}

/** The `id` of a drawing's `svg` element, which leads back to its source: see `sourceOf`. */
export const elementIdOf = (id: string): string => `diagram-${id}`;

/** The drawings of one site. */
export interface Drawings {
  /** Absolute path of their folder. */
  folder: string;
  /** The drawing of a diagram as an `svg` element; undefined while nobody has drawn it. */
  drawingOf(source: string): string | undefined;
  /** The texts of the styles of all drawings, as scripts have them; in HTML the framework's minifier shortens them. */
  styleTexts(): string[];
  /** What was drawn, by the `id` of the drawing's element. */
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
    styleTexts: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.svg'))
        .sort()
        .flatMap((name) => /<style>(.*?)<\/style>/s.exec(read(name) ?? '')?.[1] ?? []),
    sourceOf: (elementId) =>
      /^diagram-[\da-f]+$/.test(elementId) ? read(`${elementId.slice('diagram-'.length)}.mmd`) : undefined,
  };
}
