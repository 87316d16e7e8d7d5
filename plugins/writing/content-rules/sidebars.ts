/** Sidebars: the framework reports unknown pages, but not those that no sidebar lists. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Problem} from '../../engine/problem';
import {docsBelow} from '../../engine/docs';

export function sidebarProblems({loadedVersions}: LoadedContent, siteDir: string): Problem[] {
  return loadedVersions.flatMap(({docs, sidebars, sidebarFilePath}) => {
    const [first] = Object.keys(sidebars);
    if (!sidebarFilePath || first === undefined) {
      return [];
    }
    const sidebarFile = path.relative(siteDir, path.resolve(siteDir, sidebarFilePath));
    const listed = new Set(docsBelow(Object.values(sidebars).flat()).map(({id}) => id));
    return docs
      .filter(({id, unlisted, draft}) => !listed.has(id) && !unlisted && !draft)
      .filter(({frontMatter}) => frontMatter.displayed_sidebar === undefined)
      .map(({id, source}) => ({
        file: source.replace(/^@site\//, ''),
        line: 1,
        message: 'no sidebar lists this page',
        remedy: `add '${id}' to ${sidebarFile}, or displayed_sidebar: ${first} to its front matter`,
      }));
  });
}
