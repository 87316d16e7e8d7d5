/** The pages of a site, and the pages that they start from. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {isExecuted} from '../kit/fences';
import {type ParsedPage, parsePage} from '../kit/examplePage';
import {type GivenOptions, type Options, completeOptions} from './options';

export interface Page extends ParsedPage {
  /** Its key in the lock and on the command line: `v1alpha6/tutorial/hello-holos`. */
  id: string;
  /** The first segment of the key: `v1alpha6`. */
  prefix: string;
  /** The rest of the key: the path under the version's folder. */
  name: string;
  path: string;
}

/** A site's folder, as an absolute path, and the options of this plugin. */
export interface SiteFolder {
  root: string;
  options: Options;
}

export interface Site extends SiteFolder {
  pages: Map<string, Page>;
}

/** The pages of a folder in a stable order, without parts such as `_parts.mdx`. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
    .sort();
}

/** Reads every page of a site. */
export function readSite(
  root: string,
  options: Options,
  known: (file: string) => ParsedPage | undefined = () => undefined,
): Site {
  const pages = new Map<string, Page>();
  for (const [prefix, folder] of Object.entries(options.folders)) {
    const whole = path.join(root, folder);
    for (const relative of existsSync(whole) ? filesBelow(whole) : []) {
      const file = `${folder}/${relative}`;
      const filePath = path.join(root, file);
      const name = relative.replace(/\.mdx?$/, '');
      const parsed = known(file) ?? parsePage(readFileSync(filePath, 'utf8'), file);
      const id = `${prefix}/${name}`;
      pages.set(id, {...parsed, id, prefix, name, path: filePath});
    }
  }
  return {root, options, pages};
}

export const openSite = (root: string, options: GivenOptions): Site =>
  readSite(root, completeOptions(options));

/** The page that a page starts from, in the same folder unless the name starts with another folder's segment. */
export const parentOf = ({prefix, from}: Page, {pages}: Site): Page | undefined =>
  from === undefined ? undefined : (pages.get(`${prefix}/${from}`) ?? pages.get(from));

/** The pages that a page depends on, in order. The list ends at a cycle, which rules.ts reports. */
export function chainOf(page: Page, site: Site): Page[] {
  const chain = [page];
  for (let next = parentOf(page, site); next && !chain.includes(next); next = parentOf(next, site)) {
    chain.unshift(next);
  }
  return chain;
}

/** Whether anything of the page is executed or compared with a file. */
export const isExecutable = (page: ParsedPage) =>
  page.steps.some(({kind}) => isExecuted(kind) || kind === 'file' || kind === 'made' || kind === 'excerpt');

/** The pages that an argument of the command line names: `tutorial/cue` (in every version), a folder, or a file. */
export function selectPages(argument: string, {pages}: Site): Page[] {
  const all = [...pages.values()];
  const name = argument.replace(/\/+$|\.mdx?$/g, '');
  const namesOf = ({id, name: own, file}: Page) => [id, own, file.replace(/\.mdx?$/, '')];
  const exact = all.filter((page) => namesOf(page).includes(name));
  return exact.length > 0
    ? exact
    : all.filter((page) => namesOf(page).some((one) => one.startsWith(`${name}/`)));
}
