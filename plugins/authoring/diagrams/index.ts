import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {siteDir} from '../../../config/pages';
import {createDrawings} from '../../../lib/drawings';

const {drawingOf} = createDrawings(siteDir);

/**
 * Rehype plugin that gives each diagram its drawing for theme/Mermaid to show. The live preview draws a diagram
 * without one in the browser; a production build stops there, so that no reader loads the library for it.
 */
export function showDrawings(): Transformer<Root> {
  return (tree, vfile) => {
    visit(tree, 'element', (node: Element) => {
      const {value} = node.properties;
      if (node.tagName === 'mermaid' && typeof value === 'string') {
        const drawing = drawingOf(value);
        if (drawing) {
          node.properties = {...node.properties, drawing};
        } else if (process.env.NODE_ENV === 'production') {
          vfile.fail('This diagram has no drawing. Run "npm run diagrams".', node);
        }
      }
    });
  };
}
