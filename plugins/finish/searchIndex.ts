/** Runs Pagefind over the articles; src/search asks its index in the browser. */
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
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
 * How the engine (1.6.0) passes over a part of the index that does not arrive: a reader would be told that nothing was
 * found. Without it, the question fails, and src/search asks once more.
 */
const SWALLOWED = '"load_index_chunk")).catch(()=>{})';

/** @throws Error when the engine has changed */
async function reportMissingParts(folder: string): Promise<void> {
  for (const name of ['pagefind.js', 'pagefind-worker.js']) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    if (!text.includes(SWALLOWED)) {
      throw new Error(`${name} of Pagefind has changed: see searchIndex.ts.`);
    }
    await writeFile(file, text.replace(SWALLOWED, '"load_index_chunk"))'));
  }
}

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
  await reportMissingParts(folder);
  await pagefind.close();
  const spare = (await readdir(folder)).filter((name) => !needed.test(name));
  await Promise.all(spare.map((name) => rm(path.join(folder, name), {recursive: true})));
}
