/** The reference: its packages and its anchors. `npm run reference` writes its lists. */
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {entriesOf, isPart} from '../plugins/engine/entries';
import {Name} from '../plugins/engine/names';

/** The CUE packages, each with the end of its page's address. */
export const packages = {author: '/api/author/', core: '/api/core/'};

/**
 * Remark plugin for the docs: gives the entries of the reference their ids, and its parts a class instead of their attribute.
 * `` - [`chart`](#Helm.chart) `string` `` → `<li id="Helm.chart"><p><a class="entry-name" href="#Helm.chart">…`
 */
export function markEntries(): Transformer<Root> {
  return (tree) =>
    visit(tree, (node) => {
      for (const {id, item, name} of entriesOf(node)) {
        item.data = {...item.data, hProperties: {id}};
        name.data = {...name.data, hProperties: {className: [Name.EntryName]}};
      }
      if (isPart(node)) {
        node.attributes = [{type: 'mdxJsxAttribute', name: 'className', value: Name.Reference}];
      }
    });
}
