/** Diagrams that `npm run diagrams` drew, for theme/Mermaid to show without drawing them in the browser. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** Folder of the drawings: of each `ID.svg` and `ID.mmd`, the source that it was drawn from. */
export const drawingsFolder = 'data/diagrams';

/** What a diagram is known by: its source, but for blanks at its ends. */
export function idOf(source: string): string {
  return createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);
}

/** The `id` of a drawing's `svg` element, from which plugins/markdown-copies finds its source again. */
export const elementIdOf = (id: string): string => `diagram-${id}`;

function read(file: string): string | undefined {
  const whole = path.resolve(drawingsFolder, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8').trim() : undefined;
}

/** The drawing of a diagram as an `svg` element; undefined when it is yet to be drawn. */
export const drawingOf = (source: string): string | undefined => read(`${idOf(source)}.svg`);

/** The source of a drawing by the `id` of its element. */
export const sourceOf = (elementId: string): string | undefined =>
  read(`${elementId.replace(/^diagram-/, '')}.mmd`);

/** Rehype plugin that gives each diagram its drawing, if there is one. */
export function showDrawings(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'element', (node: Element) => {
      const {value} = node.properties;
      if (node.tagName === 'mermaid' && typeof value === 'string') {
        const drawing = drawingOf(value);
        if (drawing) {
          node.properties = {...node.properties, drawing};
        }
      }
    });
  };
}
