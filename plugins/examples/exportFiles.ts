import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn, type ExamplePage} from './pages';

/**
 * Writes the part of a page that matters to the pages that start from it, if it has changed. In the preview, those depend on
 * this file instead of the page, so an edit of the page's text doesn't compile a dozen others.
 *
 * @param folder the framework's folder for generated files
 * @returns the file
 */
export function exportFiles(page: ExamplePage, folder: string): string {
  const file = path.join(folder, 'examples', 'exports', `${page.id}.json`);
  const text = JSON.stringify({from: page.from, files: filesIn(page)});
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return file;
}
