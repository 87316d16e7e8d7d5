import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {siteDir} from '../../../config/pages';
import {createDrawings} from '../../../lib/drawings';
import {visit} from '../../../lib/packages';

const {drawingOf} = createDrawings(siteDir);

/** Rehype plugin that gives each diagram its drawing, if there is one, for theme/Mermaid to show. */
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
