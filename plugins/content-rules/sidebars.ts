/** Sidebars: the framework reports unknown pages, but not those that no sidebar lists or that one lists twice. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Problem} from '../../lib/problem';

type Items = LoadedVersion['sidebars'][string];

function idsIn(items: Items): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsIn(item.items)];
    }
    return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
  });
}

/** Line on which a text in quotes occurs for the second time; 1 when it does not. */
function secondLine(file: string, text: string): number {
  const pieces = readFileSync(file, 'utf8').split(new RegExp(`["']${text}["']`));
  return pieces.length < 3 ? 1 : pieces.slice(0, 2).join('').split('\n').length;
}

function versionProblems(version: LoadedVersion, siteDir: string): Problem[] {
  const {docs, sidebars, sidebarFilePath} = version;
  if (!sidebarFilePath) {
    return [];
  }
  const sidebarFile = path.relative(siteDir, path.resolve(siteDir, sidebarFilePath));
  const listed = Object.values(sidebars).map(idsIn);
  const twice = listed.flatMap((ids) => ids.filter((id, index) => ids.indexOf(id) !== index));
  const unlisted = docs.filter(
    ({id, frontMatter, unlisted: isHidden, draft}) =>
      !listed.flat().includes(id) && frontMatter.displayed_sidebar === undefined && !isHidden && !draft,
  );
  const [name] = Object.keys(sidebars);
  return [
    ...unlisted.map(({id, source}) => ({
      file: source.replace(/^@site\//, ''),
      line: 1,
      message: 'no sidebar lists this page',
      remedy: `add '${id}' to ${sidebarFile}, or displayed_sidebar: ${name} to its front matter`,
    })),
    ...twice.map((id) => ({
      file: sidebarFile,
      line: secondLine(path.join(siteDir, sidebarFile), id),
      message: `${id} is listed twice`,
      remedy: 'leave one of them out',
    })),
  ];
}

/** Judges what the framework's plugin of docs loaded. */
export function sidebarProblems({loadedVersions}: LoadedContent, siteDir: string): Problem[] {
  return loadedVersions.flatMap((version) => versionProblems(version, siteDir));
}
