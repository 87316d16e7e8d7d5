/**
 * A page that lists checks, such as commands and policies, with the fault that each one finds. A check that passes must mean
 * something, so each row links to a section where the check fails.
 */
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../engine/content';
import {lineOf} from '../engine/markdown';
import type {Problem} from '../engine/problem';
import type {CodeBlock} from './codeBlocks';
import type {ExampleSite} from './pages';

const remedy =
  'link the last cell to a section with a block "bash run fails", or a "bash run proof" with fails or lacks';

/** The first line of a section, and the first one after it and its subsections. */
function findSection({tree, text}: ContentPage, anchor: string): [first: number, end: number] | undefined {
  const lines = text.split('\n');
  const slugger = createSlugger();
  const headings: {id: string; line: number; depth: number}[] = [];
  visit(tree, 'heading', (node) => {
    const line = lineOf(node);
    // The parser doesn't keep the framework's heading ids.
    const [, title = '', id] = /^#+\s+(.*?)\s*(?:\{#([^}]+)\})?$/.exec(lines[line - 1] ?? '') ?? [];
    headings.push({id: id ?? slugger.slug(title.replaceAll('`', '')), line, depth: node.depth});
  });
  const found = headings.find(({id}) => id === anchor);
  const next = found && headings.find(({line, depth}) => line > found.line && depth <= found.depth);
  return found && [found.line, next?.line ?? lines.length + 1];
}

/** Whether a block shows that a command fails, or that text is missing. */
const showsFailure = ({kind, status, body}: CodeBlock) =>
  (kind === 'run' && status !== 0) || (kind === 'proof' && /\b(?:fails|lacks)\b/.test(body));

/** Checks the page named by the option `checks` in each folder of pages. */
export function checkTables(site: ExampleSite, contents: readonly ContentPage[]): Problem[] {
  const {checks, folders} = site.options;
  const findContent = (file: string) => contents.find((content) => content.file === file);

  /** What is wrong with a link such as `./ci.mdx#anchor` on a page, if anything. */
  function checkLink(url: string, from: string): string | undefined {
    const [file = '', anchor = ''] = url.split('#');
    const target = path.posix.join(path.posix.dirname(from), file);
    const page = [...site.pages.values()].find((one) => one.file === target);
    const content = findContent(target);
    const section = content && findSection(content, anchor);
    if (!page || !section) {
      return `${url} isn't a section of a page`;
    }
    const [first, end] = section;
    return page.blocks.some((block) => block.line > first && block.line < end && showsFailure(block))
      ? undefined
      : `the section ${url} doesn't show the check failing`;
  }

  function checkRow(row: TableRow, file: string): Problem[] {
    const messages: (string | undefined)[] = [];
    visit(row.children.at(-1) ?? row, 'link', ({url}) => {
      messages.push(checkLink(url, file));
    });
    const message = messages.length === 0 ? 'this check has no proof' : messages.find(Boolean);
    return message ? [{file, line: lineOf(row), message, remedy}] : [];
  }

  function checkPage({file, tree}: ContentPage): Problem[] {
    const rows: TableRow[] = [];
    visit(tree, 'table', ({children: [, ...body]}) => {
      rows.push(...body);
    });
    return rows.length > 0
      ? rows.flatMap((row) => checkRow(row, file))
      : [{file, line: 1, message: 'lists no checks', remedy: 'write a table with a row for each check'}];
  }

  return Object.entries(checks === undefined ? {} : folders).flatMap(([prefix, folder]) => {
    const page = site.pages.get(`${prefix}/${checks}`);
    if (!page) {
      return [{file: folder, line: 1, message: `has no page ${checks}, which lists the checks`}];
    }
    // A page that can't be parsed is already reported.
    const content = findContent(page.file);
    return content ? checkPage(content) : [];
  });
}
