/** Finds the pages of the docs and how they continue one another. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {unreleasedVersion} from './environment';
import {type ParsedPage, parsePage} from './parse';

/** A page of one version of the docs. */
export interface Page extends ParsedPage {
  /** `v1alpha6/tutorial/hello-holos`: the version and the path below its folder. */
  id: string;
  version: string;
  name: string;
  path: string;
}

/** The docs folder of every version, newest first. */
export function docsFolders(root: string): Map<string, string> {
  const folders = new Map<string, string>();
  if (existsSync(path.join(root, 'docs'))) {
    folders.set(unreleasedVersion, path.join(root, 'docs'));
  }
  const versioned = path.join(root, 'versioned_docs');
  if (existsSync(versioned)) {
    for (const entry of readdirSync(versioned).sort().reverse()) {
      if (entry.startsWith('version-')) {
        folders.set(entry.slice('version-'.length), path.join(versioned, entry));
      }
    }
  }
  return folders;
}

/** Reads every page of every version, in a stable order. */
export function readPages(root: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const [version, folder] of docsFolders(root)) {
    for (const filePath of markdownFiles(folder)) {
      const name = path
        .relative(folder, filePath)
        .split(path.sep)
        .join('/')
        .replace(/\.mdx?$/, '');
      pages.set(`${version}/${name}`, readPage(root, filePath, version, name));
    }
  }
  return pages;
}

function readPage(root: string, filePath: string, version: string, name: string): Page {
  const file = path.relative(root, filePath).split(path.sep).join('/');
  const parsed = parsePage(readFileSync(filePath, 'utf8'), file);
  return {...parsed, id: `${version}/${name}`, version, name, path: filePath};
}

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const filePath = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return markdownFiles(filePath);
      }
      return /\.mdx?$/.test(entry.name) ? [filePath] : [];
    });
}

/** The page that `page` continues, if it names one that exists. */
export function parentOf(page: Page, pages: Map<string, Page>): Page | undefined {
  return page.continues === undefined ? undefined : pages.get(`${page.version}/${page.continues}`);
}

/** The page and those it continues, first one first. A cycle ends the list; rules.ts reports it. */
export function chainOf(page: Page, pages: Map<string, Page>): Page[] {
  const chain: Page[] = [];
  for (let next: Page | undefined = page; next && !chain.includes(next); next = parentOf(next, pages)) {
    chain.unshift(next);
  }
  return chain;
}

/** Whether anything of the page is executed. */
export const isExecutable = (page: ParsedPage) =>
  page.steps.some(({kind}) => kind === 'run' || kind === 'file' || kind === 'made' || kind === 'excerpt');

/**
 * The pages that an argument of the command line names: `tutorial/cue` (in every version),
 * `v1alpha5/tutorial/cue`, a folder of pages, or the path of a file.
 */
export function selectPages(argument: string, root: string, pages: Map<string, Page>): Page[] {
  const all = [...pages.values()];
  const filePath = path.resolve(argument);
  if (existsSync(filePath) && statSync(filePath).isFile()) {
    return all.filter((page) => page.path === filePath);
  }
  const name = argument.replace(/\/+$/, '').replace(/\.mdx?$/, '');
  const exact = all.filter((page) => page.id === name || page.name === name);
  if (exact.length > 0) {
    return exact;
  }
  const folder = path.relative(root, filePath).split(path.sep).join('/');
  return all.filter(
    (page) =>
      [page.id, page.name].some((id) => id.startsWith(`${name}/`)) || page.file.startsWith(`${folder}/`),
  );
}
