/** Sidebars: the framework reports unknown pages, but not those that no sidebar lists. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {loadPackage} from '../../engine/loadPackage';
import {lineOf} from '../../engine/markdown';
import type {Problem} from '../../engine/problem';
import {withSlash, withoutBase} from '../../engine/addresses';
import {docsBelow} from '../../engine/sidebar';
import {readFile} from '../../engine/sourcePage';
import type {PageFolder} from './content';

/** The line of a page that has the cards of its category. */
function findCardList(tree: Root): number | undefined {
  let line: number | undefined;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes} = node as MdxJsxFlowElement;
    const isGiven = attributes.some((attribute) => 'name' in attribute && attribute.name === 'items');
    if (name === 'DocCardList' && !isGiven) {
      line ??= lineOf(node as Nodes);
    }
  });
  return line;
}

/** `<DocCardList />` shows the pages of the category that the page is in; on a page in none, the framework stops with a stack. */
export function cardListProblems({loadedVersions}: LoadedContent, siteDir: string): Problem[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const categories = Object.values(sidebars)
      .flat()
      .filter(({type}) => type === 'category');
    const inside = new Set(docsBelow(categories).map(({id}) => id));
    return docs
      .filter(({id}) => !inside.has(id))
      .flatMap(({source}): Problem[] => {
        const file = source.replace(/^@site\//, '');
        const {page} = readFile(siteDir, file);
        const line = page && findCardList(page.tree);
        const message = '<DocCardList> on a page that is in no category of a sidebar';
        const remedy = 'put the page into a category, or write a list of links';
        return line === undefined ? [] : [{file, line, message, remedy}];
      });
  });
}

/** The framework's loader keeps the first reading of a JSON file, so the preview wouldn't see that a sidebar has changed. */
export function forgetSidebars({loadedVersions}: LoadedContent): void {
  for (const {sidebarFilePath} of loadedVersions) {
    // A released version can be without its file, and then has no sidebars.
    if (sidebarFilePath && existsSync(sidebarFilePath)) {
      Reflect.deleteProperty(loadPackage.cache, loadPackage.resolve(sidebarFilePath));
    }
  }
}

/** Folders that the rules don't read, such as that of another instance of the docs plugin. */
export function folderProblems(
  {loadedVersions}: LoadedContent,
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  folders: readonly PageFolder[],
): Problem[] {
  return loadedVersions
    .map(({contentPath, path: address}) => ({
      folder: path.relative(siteDir, contentPath).split(path.sep).join('/'),
      address: withoutBase(baseUrl, withSlash(address)),
    }))
    .filter(({folder}) => !folders.some((one) => one.folder === folder))
    .map(({folder, address}) => ({
      file: 'docusaurus.config.ts',
      line: 1,
      message: `no rule for writers reads ${folder}/`,
      remedy: `add {folder: '${folder}', kind: 'docs', address: '${address}'} to the option "folders" of content-rules`,
    }));
}

export function sidebarProblems({loadedVersions}: LoadedContent, siteDir: string): Problem[] {
  return loadedVersions.flatMap(({docs, sidebars, sidebarFilePath}) => {
    const [first] = Object.keys(sidebars);
    if (!sidebarFilePath || first === undefined) {
      return [];
    }
    const sidebarFile = path.relative(siteDir, path.resolve(siteDir, sidebarFilePath));
    const listed = docsBelow(Object.values(sidebars).flat()).map(({id}) => id);
    return docs
      .filter(({id, unlisted, draft}) => !listed.includes(id) && !unlisted && !draft)
      .filter(({frontMatter}) => frontMatter.displayed_sidebar === undefined)
      .map(({id, source}) => ({
        file: source.replace(/^@site\//, ''),
        line: 1,
        message: 'no sidebar lists this page',
        remedy: `add '${id}' to ${sidebarFile}, or displayed_sidebar: ${first} to its front matter`,
      }));
  });
}
