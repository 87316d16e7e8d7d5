/** The reference: its packages, its anchors, and the names that lead to it. `npm run reference` writes its lists. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {entriesOf, isPart} from '../plugins/engine/entries';
import {Name} from '../plugins/engine/names';
import {pages, siteDir} from './pages';

/** The CUE packages, each with the end of its page's address. */
export const packages = {author: '/api/author/', core: '/api/core/'};

/** Pages that have enough links to the reference. */
const ownPages = ['api/author', 'api/core', 'api/cli'];

/** The address of each name in code, for a page given by its absolute path; undefined for a page without such links. */
export function addressesOf(file: string): ReadonlyMap<string, string> | undefined {
  const page = pages.of(file);
  if (!page?.version || ownPages.includes(page.id)) {
    return undefined;
  }
  const {label, path: version} = page.version;
  const text = readFileSync(path.join(siteDir, `data/names/${label}.json`), 'utf8');
  const names = Object.entries(JSON.parse(text) as Record<string, string>);
  return new Map(names.map(([name, address]) => [name, `/docs/${version}/${address}`]));
}

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
