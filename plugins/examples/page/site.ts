/** The pages of the site, and the pages that they start from. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../engine/files';
import {readFile, sourcePath} from '../../engine/sourcePage';
import type {Options} from '../options';
import {type ParsedPage, fromReading} from './page';

export interface ExamplePage extends ParsedPage {
  /** Its key in the lock and on the command line: `v1alpha6/tutorial/hello-holos`. */
  id: string;
  /** The first segment of the key: `v1alpha6`. */
  prefix: string;
  /** The rest of the key: the path under the version's folder. */
  name: string;
  /** The absolute path of its file. */
  path: string;
  /** The page that it starts from, in the same folder unless the name starts with another folder's segment. */
  parent?: ExamplePage;
}

/** The site's folder, as an absolute path, and the options of this plugin. */
export interface SiteFolder {
  root: string;
  options: Options;
}

export interface ExampleSite extends SiteFolder {
  pages: Map<string, ExamplePage>;
}

/** The pages of a folder, without parts such as `_parts.mdx`. */
const pagesBelow = (folder: string) =>
  filesBelow(folder).filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file));

/** @param relative path of the page's file below the prefix's folder */
function readPage({root, options}: SiteFolder, prefix: string, relative: string): ExamplePage {
  const file = `${options.folders[prefix]}/${relative}`;
  const name = relative.replace(/\.mdx?$/, '');
  const page = fromReading(readFile(root, file), file);
  return {...page, id: `${prefix}/${name}`, prefix, name, path: path.join(root, file)};
}

const findParent = ({prefix, from}: ExamplePage, find: (id: string) => ExamplePage | undefined) =>
  from === undefined ? undefined : (find(`${prefix}/${from}`) ?? find(from));

/** Reads every page of the site. */
export function readSite(folder: SiteFolder): ExampleSite {
  const pages = new Map<string, ExamplePage>();
  for (const [prefix, below] of Object.entries(folder.options.folders)) {
    for (const relative of pagesBelow(path.join(folder.root, below))) {
      const page = readPage(folder, prefix, relative);
      pages.set(page.id, page);
    }
  }
  for (const page of pages.values()) {
    page.parent = findParent(page, (id) => pages.get(id));
  }
  return {...folder, pages};
}

/** Finds a page without reading all others. */
function findPage(folder: SiteFolder, id: string): ExamplePage | undefined {
  const [prefix = '', ...rest] = id.split('/');
  const below = folder.options.folders[prefix];
  const whole = path.join(folder.root, below ?? '', ...rest);
  const ending = ['.mdx', '.md'].find((one) => existsSync(whole + one));
  return below && ending ? readPage(folder, prefix, rest.join('/') + ending) : undefined;
}

/**
 * The pages that the page in a file starts from, in order, and the page itself; none for a file outside the folders of pages.
 * Doesn't read the whole site.
 *
 * @param file path, absolute or from the site's folder
 */
export function pagesUpTo(folder: SiteFolder, file: string): ExamplePage[] {
  const source = sourcePath(folder.root, file);
  const [prefix, below = ''] =
    Object.entries(folder.options.folders).find(([, one]) => source.startsWith(`${one}/`)) ?? [];
  if (prefix === undefined) {
    return [];
  }
  const last = readPage(folder, prefix, source.slice(below.length + 1));
  const read = new Map([[last.id, last]]);
  // A map that has a page already ends at a cycle.
  for (let page: ExamplePage | undefined = last; page && !page.parent; page = page.parent) {
    page.parent = findParent(page, (id) => read.get(id) ?? findPage(folder, id));
    if (page.parent) {
      read.set(page.parent.id, page.parent);
    }
  }
  return resolveChain(last);
}

/** The files that the reader of the page in a file already has: those of the pages that it starts from, by their paths. */
export function filesBefore(folder: SiteFolder, file: string): Map<string, string> {
  const blocks = pagesUpTo(folder, file)
    .slice(0, -1)
    .flatMap((page) => page.blocks);
  return new Map(
    blocks.flatMap(({title, kind, body}) => (title && kind !== 'excerpt' ? [[title, body] as const] : [])),
  );
}

/** The pages that a page depends on, in order, and the page itself. The list ends at a cycle, which rules.ts reports. */
export function resolveChain(page: ExamplePage): ExamplePage[] {
  const chain = [page];
  for (let next = page.parent; next && !chain.includes(next); next = next.parent) {
    chain.unshift(next);
  }
  return chain;
}

/** Whether the page and all that it starts from could be parsed: what follows from another page's mistake is none of its own. */
export const isChainRead = (page: ExamplePage) => resolveChain(page).every(({isRead}) => isRead);

/** The pages that an argument of the command line names: `tutorial/cue` (in every version), a folder, or a file. */
export function selectPages(argument: string, {pages}: ExampleSite): ExamplePage[] {
  const all = [...pages.values()];
  const name = argument.replace(/\/+$|\.mdx?$/g, '');
  const names = ({id, name: own, file}: ExamplePage) => [id, own, file.replace(/\.mdx?$/, '')];
  const exact = all.filter((page) => names(page).includes(name));
  return exact.length > 0
    ? exact
    : all.filter((page) => names(page).some((one) => one.startsWith(`${name}/`)));
}
