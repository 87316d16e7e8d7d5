import type {Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

const block = /^(?:p|h\d|[uo]l|li|pre|table|blockquote|details|summary|div|section|hr)$/;

/** Rehype plugin: leaves out the line breaks between blocks. Browsers ignore them, but HTML then needs an end tag for each paragraph. */
export const joinBlocks = (): Transformer<Root> => (tree) =>
  visit(tree, (parent) => {
    if ('children' in parent) {
      const isEdge = (node?: (typeof parent.children)[number]) =>
        !node || node.type === 'mdxJsxFlowElement' || (node.type === 'element' && block.test(node.tagName));
      parent.children = parent.children.filter(
        (node, at, all) =>
          !(node.type === 'text' && node.value === '\n' && (isEdge(all[at - 1]) || isEdge(all[at + 1]))),
      ) as typeof parent.children;
    }
  });
