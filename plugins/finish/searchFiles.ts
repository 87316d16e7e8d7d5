import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentCache} from '../../lib/contentCache';
import {help} from './helpers';

/** Where the index is published, below the site's root. */
const FOLDER = 'pagefind';

const program = readFileSync(path.join(__dirname, 'searchIndex.ts'), 'utf8');

/** Writes the search index of some articles; that of a former build, when it was made of the same. */
export async function writeSearchIndex(
  articles: readonly {route: string; searchHtml: string}[],
  siteDir: string,
  outDir: string,
): Promise<void> {
  if (articles.length === 0) {
    throw new Error('The site has no article that a search could find.');
  }
  const folder = path.join(outDir, FOLDER);
  const cache = new ContentCache(siteDir, 'search');
  // The index depends on the order of the pages.
  const listed = articles
    .map(({route, searchHtml}) => ({url: route, content: searchHtml}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  const key = [program, ...listed.flatMap(({url, content}) => [url, content])];
  if (await cache.has(key)) {
    await cache.copy(key, folder);
  } else {
    await help('index', {pages: listed, folder});
    await cache.keepCopy(key, folder);
  }
}
