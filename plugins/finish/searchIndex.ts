/** Runs Pagefind over the articles; src/search asks its index in the browser. */
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';

/** The articles to index. */
export interface IndexJob {
  pages: {url: string; content: string}[];
  /** Where the index is written. */
  folder: string;
}

/** What the site's own dialog needs; the rest of what Pagefind writes are interfaces of its own. */
const needed =
  /^(?:fragment|index|filter)$|^pagefind(?:-worker)?\.js$|^pagefind-entry\.json$|\.pf_meta$|^wasm\.en\./;

/**
 * Writes the index of some articles, whose order decides about its content.
 *
 * @throws Error that names the page that cannot be indexed
 */
export async function writeIndex({pages, folder}: IndexJob): Promise<void> {
  // Pagefind can only be imported: its package has no entry for `require`.
  const pagefind = await import('pagefind');
  const {index, errors} = await pagefind.createIndex({forceLanguage: 'en'});
  if (!index) {
    throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
  }
  for (const page of pages) {
    const added = await index.addHTMLFile(page);
    if (added.errors.length > 0) {
      throw new Error(`${page.url} cannot be indexed: ${added.errors.join('; ')}`);
    }
  }
  const written = await index.writeFiles({outputPath: folder});
  if (written.errors.length > 0) {
    throw new Error(`The search index cannot be written: ${written.errors.join('; ')}`);
  }
  await pagefind.close();
  const spare = (await readdir(folder)).filter((name) => !needed.test(name));
  await Promise.all(spare.map((name) => rm(path.join(folder, name), {recursive: true})));
}
