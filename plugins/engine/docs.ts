/** What the framework has read of the docs and the blog. */
import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {loadPackage} from './loadPackage';

const {stripPathNumberPrefixes, DefaultNumberPrefixParser} = loadPackage(
  '@docusaurus/plugin-content-docs/lib/numberPrefix.js',
) as {stripPathNumberPrefixes(path: string, parser: unknown): string; DefaultNumberPrefixParser: unknown};

/** The contents of all instances of a plugin: of `docs`, or of `blog`. */
export const contentOf = <Content>(allContent: AllContent, kind: string) =>
  Object.values(allContent[`docusaurus-plugin-content-${kind}`] ?? {}) as Content[];

export const docsIn = (allContent: AllContent) => contentOf<LoadedContent>(allContent, 'docs');

type Items = LoadedContent['loadedVersions'][number]['sidebars'][string];

/** The pages in a list of sidebar items in order, each with its categories. */
export function docsBelow(
  items: Items,
  trail: readonly string[] = [],
): {id: string; trail: readonly string[]}[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return [
        ...(item.link?.type === 'doc' ? [{id: item.link.id, trail}] : []),
        ...docsBelow(item.items, [...trail, item.label]),
      ];
    }
    return item.type === 'doc' || item.type === 'ref' ? [{id: item.id, trail}] : [];
  });
}

/** The path of a page as the framework reads it, without numbers that sort files: `02-topics/01-ci` → `topics/ci` */
export const withoutNumbers = (path: string, frontMatter: Readonly<Record<string, unknown>>): string =>
  frontMatter.parse_number_prefixes === false
    ? path
    : stripPathNumberPrefixes(path, DefaultNumberPrefixParser);
