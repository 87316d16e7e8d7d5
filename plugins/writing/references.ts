/** Pictures and files that a page names by reference: `![a][b]` → `![a](./b.svg)`. The framework finds files only in the second. */
import type {Definition, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** A remark plugin. */
export const inlineReferences = () => (tree: Root) => {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, definitions.get(node.identifier) ?? node);
  });
  visit(tree, ['imageReference', 'linkReference'], (visited) => {
    const node = visited as Extract<Nodes, {type: 'imageReference' | 'linkReference'}>;
    const {url, title} = definitions.get(node.identifier) ?? {};
    if (url !== undefined) {
      Object.assign(node, {type: node.type.replace('Reference', ''), url, title});
    }
  });
};
