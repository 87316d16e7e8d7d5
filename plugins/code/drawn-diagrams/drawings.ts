/** Drawings of diagrams, made before the build: `ID.svg`, and `ID.mmd` with the source. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The id of a diagram: a hash of its source. */
export function idOf(source: string): string {
  return createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);
}

export const elementIdOf = (id: string): string => `diagram-${id}`;

export interface Drawings {
  folder: string;
  /** The drawing of a diagram as an `svg` element; undefined if it doesn't exist. */
  drawingOf(source: string): string | undefined;
  /** The source of a drawing, by the `id` of its element. */
  sourceOf(elementId: string): string | undefined;
  /** The styles of all drawings as in scripts; in HTML, the framework's minifier shortens them. */
  styleTexts(): string[];
}

export function createDrawings(siteDir: string, drawings: string): Drawings {
  const folder = path.join(siteDir, drawings);
  const read = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  };
  const names = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.svg')) : []);
  return {
    folder,
    drawingOf: (source) => read(`${idOf(source)}.svg`),
    sourceOf: (elementId) =>
      /^diagram-[\da-f]+$/.test(elementId) ? read(`${elementId.slice('diagram-'.length)}.mmd`) : undefined,
    styleTexts: () => names().flatMap((name) => /<style>(.*?)<\/style>/s.exec(read(name) ?? '')?.[1] ?? []),
  };
}
