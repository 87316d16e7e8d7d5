import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {readTextFile} from '../engine/files';
import {readFile} from '../engine/sourcePage';
import {archivePath} from './lock';
import {type SiteFolder, pagesUpTo} from './pages';

const className = {type: 'mdxJsxAttribute', name: 'className', value: 'fold'};

/** An element that MDX leaves as it is: the framework's component for a fold would bring its styles to each of these pages. */
const plain = (name: string, attributes: object[], ...children: unknown[]) =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children,
    data: {_mdxExplicitJsx: true},
  }) as MdxJsxFlowElement;

/**
 * Remark plugin for the docs: after its first paragraph, a page that has an archive offers that of the page it starts from, for
 * readers who skipped that page. The head of an archive has the commands that unpack it, indented.
 */
export const offerStart = (folder: SiteFolder) => (): Transformer<Root> => (tree, vfile) => {
  const {archive} = folder.options;
  const [page, former] = pagesUpTo(folder, vfile.path).reverse();
  if (!archive || !former || !page?.name.startsWith(archive.pages)) {
    return;
  }
  const file = path.join(folder.root, 'static', archivePath(former.id, archive.folder));
  const [head = ''] = existsSync(file) ? readTextFile(file).split(/^-- /m) : [];
  const commands = head.match(/(?<=^ {2}).+/gm);
  const {title, sidebar_label: name = title} = readFile(folder.root, former.file).page?.frontMatter ?? {};
  if (commands) {
    const {summary, code} = archive.start({title: String(name), commands});
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    const label = plain('summary', [], {type: 'text', value: summary});
    const fold = plain('details', [className], label, {type: 'code', lang: 'bash', value: code});
    tree.children.splice(lead + 1, 0, fold);
  }
};
