/**
 * A page that lists checks, such as commands and policies, with the fault that each one finds. A check that passes must mean
 * something, so each row links to a section where the check fails.
 */
import path from 'node:path';
import type {Link, TableRow} from 'mdast';
import {createSlugger} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../engine/content';
import type {Step} from './codeBlocks';
import {lineOf} from '../engine/markdown';
import type {Problem} from '../engine/problem';
import type {Page, Site} from './pages';

/** First and last line of a section, without the lines of the next one. */
type Lines = readonly [first: number, end: number];

/** The sections of a page by their anchors. A section includes its subsections. */
function sectionsOf({tree, text}: ContentPage): Map<string, Lines> {
  const lines = text.split('\n');
  const slugger = createSlugger();
  const headings: {id: string; line: number; depth: number}[] = [];
  visit(tree, 'heading', (node) => {
    const line = lineOf(node);
    // The parser doesn't keep the framework's heading ids.
    const [, title = '', id] = /^#+\s+(.*?)\s*(?:\{#([^}]+)\})?$/.exec(lines[line - 1] ?? '') ?? [];
    headings.push({id: id ?? slugger.slug(title.replaceAll('`', '')), line, depth: node.depth});
  });
  return new Map(
    headings.map(({id, line, depth}, index) => {
      const next = headings.slice(index + 1).find((heading) => heading.depth <= depth);
      return [id, [line, next?.line ?? lines.length + 1]];
    }),
  );
}

/** Whether a block shows that a command fails, or that text is missing. */
const showsFailure = ({kind, status, body}: Step) =>
  (kind === 'run' && status !== 0) || (kind === 'proof' && /\b(?:fails|lacks)\b/.test(body));

/** The problem of a link in the last column, if any: `./ci.mdx#anchor` → "…shows no failing check". */
function checkLink(url: string, page: Page, site: Site, contents: ReadonlyMap<string, ContentPage>) {
  const [file = '', anchor = ''] = url.split('#');
  const target = path.posix.join(path.posix.dirname(page.file), file);
  const found = [...site.pages.values()].find((candidate) => candidate.file === target);
  const content = contents.get(target);
  const lines = content && sectionsOf(content).get(anchor);
  if (!found || !lines) {
    return `${url} isn't a section of a page`;
  }
  const [first, end] = lines;
  return found.steps.some((step) => step.line > first && step.line < end && showsFailure(step))
    ? undefined
    : `the section ${url} doesn't show the check failing`;
}

function linksOf(row: TableRow): Link[] {
  const links: Link[] = [];
  const last = row.children.at(-1);
  if (last) {
    visit(last, 'link', (link) => {
      links.push(link);
    });
  }
  return links;
}

/** Checks the tables of one page. */
function checkPage(page: Page, site: Site, contents: ReadonlyMap<string, ContentPage>): Problem[] {
  const {file} = page;
  const tree = contents.get(file)?.tree;
  const rows: TableRow[] = [];
  if (tree) {
    visit(tree, 'table', ({children: [, ...body]}) => {
      rows.push(...body);
    });
  }
  if (tree && rows.length === 0) {
    return [{file, line: 1, message: 'lists no checks', remedy: 'write a table with a row for each check'}];
  }
  return rows.flatMap((row): Problem[] => {
    const line = lineOf(row);
    const links = linksOf(row);
    const messages = links.map(({url}) => checkLink(url, page, site, contents));
    const message = links.length === 0 ? 'this check has no proof' : messages.find(Boolean);
    const remedy =
      'link the last cell to a section with a block "bash run fails", or a "bash run proof" with fails or lacks';
    return message ? [{file, line, message, remedy}] : [];
  });
}

/** Checks the page named by the option `checks` in each folder of pages. */
export function checkTables(site: Site, pages: readonly ContentPage[]): Problem[] {
  const {checks, folders} = site.options;
  if (checks === undefined) {
    return [];
  }
  const contents = new Map(pages.map((page) => [page.file, page]));
  return Object.entries(folders).flatMap(([prefix, folder]) => {
    const page = site.pages.get(`${prefix}/${checks}`);
    return page
      ? checkPage(page, site, contents)
      : [{file: folder, line: 1, message: `has no page ${checks}, which lists the checks`}];
  });
}
