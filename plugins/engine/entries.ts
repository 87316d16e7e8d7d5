/** The entries of the reference: items of a list that begin with a link to themselves. */
import type {Link, ListItem, Nodes} from 'mdast';
import {Name} from './names';

interface Entry {
  id: string;
  item: ListItem;
  /** The link, which is the name of the entry. */
  name: Link;
}

/** Whether a node is a part of the reference: `<div data-reference="core.#Helm">`. */
export const isPart = (node: Nodes): node is Extract<Nodes, {type: 'mdxJsxFlowElement'}> =>
  node.type === 'mdxJsxFlowElement' &&
  node.attributes.some((one) => 'name' in one && one.name === Name.ReferencePart);

/**
 * The entries of a part of the reference; none for other nodes. In Markdown, their ids are those of their links:
 *
 *     <div data-reference="core.#Helm">
 *
 *     - [`chart`](#Helm.chart) [`#Chart`](#Chart), *required*
 */
export function entriesOf(node: Nodes): Entry[] {
  const lists = isPart(node) ? node.children.filter((child) => child.type === 'list') : [];
  return lists
    .flatMap(({children}) => children)
    .flatMap((item) => {
      const [head] = item.children;
      const name = head?.type === 'paragraph' ? head.children[0] : undefined;
      return name?.type === 'link' && name.url.startsWith('#') ? [{id: name.url.slice(1), item, name}] : [];
    });
}
