import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {formatProblem, type Problem} from '../engine/problem';
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
  search?: Record<string, unknown>;
}

/** Adds the words of a page's front matter to its sections. */
function addWords(siteDir: string, file: string, sections: readonly IndexedSection[]): Problem[] {
  const {text: source, page} = readFile(siteDir, file);
  const {keywords, search} = (page?.frontMatter ?? {}) as FrontMatter;
  const [first] = sections;
  if (first && keywords) {
    first.words = [keywords].flat().join(', ');
  }
  return Object.entries(search ?? {}).flatMap(([anchor, words]): Problem[] => {
    const section = sections.find((one) => one.anchor === anchor);
    if (section && typeof words === 'string') {
      section.words = words;
      return [];
    }
    const message = `front matter: search: ${anchor} is no text`;
    return section
      ? [{file, line: lineOfKey(source, anchor), message, remedy: 'write words with commas between'}]
      : [lostHeading(file, source, anchor)];
  });
}

const lineOfKey = (text: string, key: string) =>
  Math.max(1, 1 + text.split('\n').findIndex((one) => one.trimStart().startsWith(`${key}:`)));

const lostHeading = (file: string, text: string, anchor: string): Problem => ({
  file,
  line: lineOfKey(text, anchor),
  message: `front matter: search: the page has no heading #${anchor}`,
  remedy: 'name the anchor of a heading on this page',
});

/** Finds the keys for headings that a page lacks before there is an index. */
export const checkKeys: ContentCheck = ({pages, hasId}) =>
  pages.flatMap((page) => {
    const {search} = page.frontMatter as FrontMatter;
    const lost = Object.keys(search ?? {}).filter((anchor) => !hasId(page, anchor));
    return lost.map((anchor) => lostHeading(page.file, page.text, anchor));
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
      const problems: Problem[] = [];
      const scopes = new Map<string, IndexedPage[]>();
      for (const {route, source, section: scope, title, description, trail} of articles) {
        const sections = read.get(route) ?? [];
        problems.push(...addWords(siteDir, source, sections));
        for (const section of sections) {
          section.kind ??= kind?.(route, section);
        }
        const page = {route, title, description, package: packageOf?.(route), trail, sections};
        scopes.set(scope, [...(scopes.get(scope) ?? []), page]);
      }
      if (problems.length > 0) {
        throw new Error(problems.map(formatProblem).join('\n'));
      }
      if (scopes.size === 0) {
        throw new Error('search: the site has no article that a search could find');
      }
      await mkdir(path.join(outDir, INDEX_FOLDER), {recursive: true});
      for (const [scope, pages] of scopes) {
        await writeFile(path.join(outDir, INDEX_FOLDER, `${scope}.json`), JSON.stringify(pages));
      }
    },
  };
}
