import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '../engine/problem';
import {readFile} from '../engine/sourcePage';
import type {Capability} from '../engine/capability';
import type {ContentCheck} from '../engine/content';
import {INDEX_FOLDER, type IndexedPage, type IndexedSection} from './client/index-file';
import type {IndexOptions} from './options';
import {readSections} from './sections';

/** The keys of front matter that the search reads. */
interface FrontMatter {
  /** Words for the whole page. */
  keywords?: string | readonly string[];
  /** Words for a section, by its anchor. */
  search?: Record<string, string> | null;
}

function addWords(siteDir: string, file: string, sections: readonly IndexedSection[]): void {
  const {keywords, search} = (readFile(siteDir, file).page?.frontMatter ?? {}) as FrontMatter;
  const [first] = sections;
  if (first && keywords) {
    first.words = [keywords].flat().join(', ');
  }
  for (const section of sections) {
    section.words = search?.[section.anchor] ?? section.words;
  }
}

/** Finds keys of `search` that no heading or entry of their page has, and values that are no text. */
export const checkKeys: ContentCheck = ({pages, hasId}) =>
  pages.flatMap((page) => {
    const {file, text} = page;
    const {search} = page.frontMatter as FrontMatter;
    if (search !== undefined && (search === null || typeof search !== 'object')) {
      const line = text.split('\n').findIndex((one) => one.startsWith('search:')) + 1;
      const remedy = 'write words below the anchor of a heading, or remove it';
      return [{file, line, message: 'front matter: search has no anchors', remedy}];
    }
    return Object.entries(search ?? {}).flatMap(([anchor, words]): Problem[] => {
      const isFound = hasId(page, anchor);
      if (isFound && typeof words === 'string') {
        return [];
      }
      const at = text.split('\n').findIndex((one) => one.trimStart().startsWith(`${anchor}:`));
      const [message, remedy] = isFound
        ? [`${anchor} is no text`, 'write words with commas between']
        : [`the page has no heading #${anchor}`, 'name the anchor of a heading on this page'];
      return [{file, line: Math.max(1, at + 1), message: `front matter: search: ${message}`, remedy}];
    });
  });

/** Writes the indexes of finished pages: a file for each version of the docs and for each blog. */
export function createIndex({kind, packageOf, ignore}: IndexOptions): Pick<Capability, 'page' | 'site'> {
  const read = new Map<string, IndexedSection[]>();
  return {
    page({article, tree}) {
      if (article) {
        read.set(article.route, readSections(tree, ignore, article.title));
      }
    },
    async site({siteDir, outDir, articles}) {
      const scopes = new Map<string, IndexedPage[]>();
      for (const {route, source, section: scope, title, description, trail} of articles) {
        const sections = read.get(route) ?? [];
        addWords(siteDir, source, sections);
        for (const section of sections) {
          section.kind = kind(route, section);
        }
        const page = {route, title, description, package: packageOf(route), trail, sections};
        scopes.set(scope, [...(scopes.get(scope) ?? []), page]);
      }
      await mkdir(path.join(outDir, INDEX_FOLDER), {recursive: true});
      for (const [scope, pages] of scopes) {
        await writeFile(path.join(outDir, INDEX_FOLDER, `${scope}.json`), JSON.stringify(pages));
      }
    },
  };
}
