/** Finds the pages of the docs and the states they start from. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type ParsedPage, parsePage} from '../../lib/examplePage';
import {isExecuted} from '../../lib/fences';
import {createPages, keyOf, readVersions} from '../../lib/pages';

/** A page of one version of the docs. */
export interface Page extends ParsedPage {
  /** `v1alpha6/tutorial/hello-holos`: the version and the path below its folder. */
  id: string;
  version: string;
  name: string;
  path: string;
}

/**
 * Reads every page of every version of the docs in a site's folder, in a stable order.
 *
 * @param known answers for a page that somebody has parsed already
 */
export function readPages(
  root: string,
  known: (file: string) => ParsedPage | undefined = () => undefined,
): Map<string, Page> {
  const found = new Map<string, Page>();
  for (const page of createPages(root, readVersions(root)).all()) {
    if (page.version) {
      const file = path.join(root, page.source);
      const id = keyOf(page);
      const parsed = known(page.source) ?? parsePage(readFileSync(file, 'utf8'), page.source);
      found.set(id, {...parsed, id, version: page.version.path, name: page.id, path: file});
    }
  }
  return found;
}

/** One execution of a page: from nothing, or from the state in which the first run of another page ended. */
export interface Run {
  page: Page;
  from?: Page;
  /** Whether this is the run that outputs are written and compared for to the letter. */
  first: boolean;
  /** `v1alpha6/topics/clusters (from tutorial/cue)`; the state only where the page has several. */
  label: string;
}

/** The runs of a page, one for each state it may start from. rules.ts reports a state that does not exist. */
export function runsOf(page: Page, pages: Map<string, Page>): Run[] {
  const states = page.from.map((name) => pages.get(`${page.version}/${name}`));
  return (states.length > 0 ? states : [undefined]).map((from, index) => ({
    page,
    ...(from && {from}),
    first: index === 0,
    label: states.length > 1 ? `${page.id} (from ${page.from[index]})` : page.id,
  }));
}

/** The page whose end state the first run of `page` starts from. */
export const parentOf = (page: Page, pages: Map<string, Page>) => runsOf(page, pages)[0]?.from;

/** The pages whose blocks a run rests on, first one first. A cycle ends the list; rules.ts reports it. */
export function chainOf({page, from}: Pick<Run, 'page' | 'from'>, pages: Map<string, Page>): Page[] {
  const chain = [page];
  for (let next = from; next && !chain.includes(next); next = parentOf(next, pages)) {
    chain.unshift(next);
  }
  return chain;
}

/** Whether anything of the page is executed. */
export const isExecutable = (page: ParsedPage) =>
  page.steps.some(({kind}) => isExecuted(kind) || kind === 'file' || kind === 'made' || kind === 'excerpt');

/**
 * The pages that an argument of the command line names: `tutorial/cue` (in every version),
 * `v1alpha5/tutorial/cue`, a folder of pages, or the path of a file.
 */
export function selectPages(argument: string, root: string, pages: Map<string, Page>): Page[] {
  const all = [...pages.values()];
  const file = path.resolve(argument);
  if (existsSync(file) && statSync(file).isFile()) {
    return all.filter((page) => page.path === file);
  }
  const name = argument.replace(/\/+$/, '').replace(/\.mdx?$/, '');
  const exact = all.filter((page) => page.id === name || page.name === name);
  if (exact.length > 0) {
    return exact;
  }
  const folder = path.relative(root, file).split(path.sep).join('/');
  return all.filter(
    (page) =>
      [page.id, page.name].some((id) => id.startsWith(`${name}/`)) || page.file.startsWith(`${folder}/`),
  );
}
