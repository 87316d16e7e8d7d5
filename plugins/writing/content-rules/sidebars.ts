/** Sidebars: the framework reports unknown pages, but not those that no sidebar lists. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {loadPackage} from '../../engine/loadPackage';
import type {Problem} from '../../engine/problem';
import {docsBelow} from '../../engine/docs';

/** The framework's loader keeps the first reading of a JSON file, so the preview wouldn't see that a sidebar has changed. */
export function forgetSidebars({loadedVersions}: LoadedContent): void {
  for (const {sidebarFilePath} of loadedVersions) {
    // A released version can be without its file, and then has no sidebars.
    if (sidebarFilePath && existsSync(sidebarFilePath)) {
      Reflect.deleteProperty(loadPackage.cache, loadPackage.resolve(sidebarFilePath));
    }
  }
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
