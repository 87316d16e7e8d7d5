import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {formatProblem, type Problem} from '../engine/problem';
import {readFile} from '../engine/sourcePage';
import type {Capability} from '../engine/capability';
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
    const line = 1 + source.split('\n').findIndex((text) => text.trimStart().startsWith(`${anchor}:`));
    const [message, remedy] = section
      ? [`${anchor} is no text`, 'write words with commas between']
      : [`the page has no heading #${anchor}`, 'name the anchor of a heading on this page'];
    return [{file, line: Math.max(1, line), message: `front matter: search: ${message}`, remedy}];
  });
}

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
