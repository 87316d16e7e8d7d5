import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {searchWords} from '../../config/searchWords';
import {IN_A_FILE, SEARCH_FOLDER, TEXT_FOLDER, type PageText} from '../../lib/searchIndex';
import {TRAIL_SEPARATOR} from '../../lib/searchText';
import {makeIndex, type PageToIndex} from './searchIndex';

/** An article of a part of the site, as the search sees it. */
export interface SearchedArticle {
  route: string;
  section: string;
  trail: readonly string[];
  searchText: PageText;
}

/** What is to be written of the search. */
export interface SearchJob {
  articles: readonly SearchedArticle[];
  /** Absolute path of the built site. */
  outDir: string;
}

/** The name of a file changes with its content: browsers and hosts may keep it. */
function fileOf(content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return `text.${hash}.json`;
}

/** Words that the sections of a page of the docs lack and readers use, by their anchors. */
function wordsOf(section: string, route: string): Record<string, string> {
  const page = route.slice(`/docs/${section}/`.length);
  return Object.fromEntries(
    Object.entries(route.startsWith('/docs/') ? searchWords : {}).flatMap(([address, words]) => {
      const [own, anchor = ''] = address.split('#');
      return own === page ? [[anchor, words]] : [];
    }),
  );
}

/**
 * Writes, for each part of the site, the index that a first query needs, and the texts of its pages in files of
 * their own: what is shown below a result is fetched with it.
 *
 * @throws Error when there is nothing to find
 */
export async function writeSearchIndex({articles, outDir}: SearchJob): Promise<void> {
  if (articles.length === 0) {
    throw new Error('The site has no article that a search could find.');
  }
  for (const folder of [SEARCH_FOLDER, TEXT_FOLDER]) {
    await mkdir(path.join(outDir, folder), {recursive: true});
  }
  const sections = new Map<string, PageToIndex[]>();
  for (const {route, section, trail, searchText} of articles) {
    const texts = searchText.sections.map(({blocks}) => blocks);
    const files: string[] = [];
    for (let start = 0; start < texts.length; start += IN_A_FILE) {
      const content = JSON.stringify(texts.slice(start, start + IN_A_FILE));
      const file = fileOf(content);
      await writeFile(path.join(outDir, TEXT_FOLDER, file), content);
      files.push(file);
    }
    const words = wordsOf(section, route);
    const page = {route, trail: trail.join(TRAIL_SEPARATOR), files, text: searchText, words};
    sections.set(section, [...(sections.get(section) ?? []), page]);
  }
  for (const [section, pages] of sections) {
    await writeFile(path.join(outDir, SEARCH_FOLDER, `${section}.json`), JSON.stringify(makeIndex(pages)));
  }
}
