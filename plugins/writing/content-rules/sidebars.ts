/** Sidebars: the framework reports unknown pages, but not those that no sidebar lists. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Problem} from '../../engine/problem';
import {withSlash, withoutBase} from '../../engine/addresses';
import {docsBelow} from '../../engine/sidebar';
import type {PageFolder} from './content';

type SidebarItems = LoadedContent['loadedVersions'][number]['sidebars'][string];

/** The pages that are the start of a category. */
function categoryStarts(items: SidebarItems): string[] {
  return items.flatMap((item) =>
    item.type === 'category'
      ? [...(item.link?.type === 'doc' ? [item.link.id] : []), ...categoryStarts(item.items)]
      : [],
  );
}

/** `<DocCardList />` shows the pages of a category; on any other page, the framework stops with a stack. */
export function cardListProblems({loadedVersions}: LoadedContent, siteDir: string): Problem[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const starts = new Set(categoryStarts(Object.values(sidebars).flat()));
    return docs
      .filter(({id}) => !starts.has(id))
      .flatMap(({source}): Problem[] => {
        const file = source.replace(/^@site\//, '');
        const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
        const line = 1 + lines.findIndex((text) => /<DocCardList\s*\/?>/.test(text));
        const remedy = 'make the page the link of a category in the sidebar, or write a list of links';
        return line > 0
          ? [{file, line, message: '<DocCardList> on a page that starts no category', remedy}]
          : [];
      });
  });
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
    if (!sidebarFilePath) {
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
        remedy: `add '${id}' to ${sidebarFile}, or displayed_sidebar: ${Object.keys(sidebars)[0]} to its front matter`,
      }));
  });
}
