/** What Markdown plugins add, so that the framework finds it: files by reference, and places by an element's id. */
import type {Definition, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {plainId} from './content-rules/page/headingIds';

/** Pictures and files that a page names by reference: `![a][b]` → `![a](./b.svg)`. The framework finds files only in the second. */
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

/** Adds `<PlainIds of="a b" />` to a page with `<p id="a">`: the framework's check of links knows the ids of headings only. */
export const declareIds = () => (tree: Root) => {
  const ids: string[] = [];
  visit(tree, (node: Nodes) => void ids.push(...(plainId(node)?.split(' ') ?? [])));
  if (ids.length > 0) {
    const of = {type: 'mdxJsxAttribute', name: 'of', value: ids.join(' ')} as const;
    tree.children.push({type: 'mdxJsxFlowElement', name: 'PlainIds', attributes: [of], children: []});
  }
};
