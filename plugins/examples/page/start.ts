/** What a page starts from: the line at its top, and the commands that fetch it. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {readTextFile} from '../../engine/files';
import {Name} from '../../engine/names';
import {readFile} from '../../engine/sourcePage';
import {archivePath} from './lock';
import {type ExamplePage, type SiteFolder, pagesUpTo} from './site';

/** An element that MDX leaves as it is: the framework's component for a fold would bring its styles to each of these pages. */
const plain = (name: string, className: string, ...children: unknown[]) =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: className}],
    children,
    data: {_mdxExplicitJsx: true},
  }) as Extract<Nodes, {type: 'mdxJsxFlowElement'}>;

/** How readers who skipped a page get its final files. The head of an archive has the commands that unpack it, indented. */
export function readStart(folder: SiteFolder, {id, file}: ExamplePage) {
  const archive = path.join(folder.root, 'static', archivePath(id));
  const [head = ''] = existsSync(archive) ? readTextFile(archive).split(/^-- /m) : [];
  const {title, sidebar_label: name = title} = readFile(folder.root, file).page?.frontMatter ?? {};
  const commands = head.match(/(?<=^ {2}).+/gm) ?? [];
  return folder.options.archive.start({page: id, title: String(name), commands});
}

/**
 * Remark plugin for the docs: first, a page in a folder names the page it starts from, and offers its archive to readers who skipped
 * it.
 */
export const offerStart = (folder: SiteFolder) => (): Transformer<Root> => (tree, vfile) => {
  const [page, former] = pagesUpTo(folder, vfile.path).reverse();
  if (!former || !page?.name.includes('/')) {
    return;
  }
  const start = readStart(folder, former);
  const link = {type: 'link', url: start.address, children: [{type: 'text', value: start.name}]};
  const line = {type: 'paragraph', children: [{type: 'text', value: start.from}, link]};
  const label = plain('summary', '', {type: 'text', value: start.summary});
  const fold = plain('details', Name.Fold, label, {type: 'code', lang: 'bash', value: start.code});
  tree.children.unshift(plain('div', Name.PageStart, line, ...(start.code === '' ? [] : [fold])));
};
