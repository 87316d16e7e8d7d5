/** The one place that reads the text of pages. Ask it for a page's tree, front matter or blocks. */
import path from 'node:path';
import type {Root} from 'mdast';
import {cacheFile} from './cachedTree';
import {memoizeFile, readTextFile} from './files';
import {explain, parseMarkdown, readFrontMatter} from './markdown';

/** The text of a page, and what it says. Read-only, because all plugins share it. */
export interface SourcePage {
  /** Path from the site's folder, with slashes. */
  file: string;
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  tree: Root;
}

/** A page, or the reason why its text can't be parsed. */
export type Reading =
  | {text: string; page: SourcePage; problem?: undefined}
  | {text: string; page?: undefined; problem: {line: number; message: string}};

const readings = new Map<string, Reading>();

function parse(file: string, text: string, siteDir?: string): Reading {
  const cache = siteDir === undefined ? undefined : cacheFile(siteDir, file);
  try {
    const frontMatter = readFrontMatter(text);
    const tree = parseMarkdown(text, cache);
    return {text, page: {file, text, frontMatter, tree}};
  } catch (error) {
    return {text, problem: explain(error)};
  }
}

/**
 * Reads the text of a page. The same text of a file is parsed once, and its tree is the same object.
 *
 * @param file its path from the site's folder, with slashes
 * @param siteDir the folder of a site that keeps the tree for the next build
 */
export function readText(file: string, text: string, siteDir?: string): Reading {
  const last = readings.get(file);
  if (last?.text === text) {
    return last;
  }
  const reading = parse(file, text, siteDir);
  readings.set(file, reading);
  return reading;
}

const pageText = memoizeFile(readTextFile);

/**
 * Reads the file of a page.
 *
 * @param file its path, absolute or from the site's folder
 */
export function readFile(siteDir: string, file: string): Reading {
  const whole = path.resolve(siteDir, file);
  return readText(sourcePath(siteDir, whole), pageText(whole), siteDir);
}

/** The path of a file from the site's folder, with slashes: how `readText` and messages name a page. */
export const sourcePath = (siteDir: string, file: string) =>
  path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
