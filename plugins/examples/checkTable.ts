/**
 * A page that lists checks, such as commands and policies, with the fault that each one finds. A check that passes must mean
 * something, so each row links to a section where the check fails.
 */
import path from 'node:path';
import type {TableCell, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../engine/content';
import {findIds} from '../engine/headingIds';
import {lineOf} from '../engine/markdown';
import type {Problem} from '../engine/problem';
import {commandsIn, turnedCommands} from './checkCommands';
import type {ExamplePage, ExampleSite} from './pages';

const remedy =
  'link the last cell to a section whose blocks run the check twice: once it passes, and once `fails CHECK` or a block with `fails` shows its fault';

const unlistedRemedy = 'link to it, or write {/* no check: the reason */} before a file that is none';

/** The first line of a section, and the first one after it and its subsections. */
function findSection(page: ContentPage, anchor: string): [first: number, end: number] | undefined {
  const headings = findIds(page);
  const found = headings.find(({id, depth}) => id === anchor && depth !== undefined);
  if (!found) {
    return undefined;
  }
  const {line: first, depth: level = 0} = found;
  const next = headings.find(({line, depth = Infinity}) => line > first && depth <= level);
  return [first, next?.line ?? Infinity];
}

/** The checks that the code in a cell names, such as `holos cue vet -c=false` and `ci/check.sh`. */
function namedChecks(cell: TableCell | undefined, {options: {tools}}: ExampleSite): string[] {
  const named: string[] = [];
  visit(cell ?? {type: 'tableCell', children: []}, 'inlineCode', ({value}) => {
    if (tools.some(({name}) => value.startsWith(`${name} `))) {
      named.push(...commandsIn(value));
    } else if (value.endsWith('.sh')) {
      named.push(value);
    }
  });
  return named;
}

/** A comment before a file that looks like a check, but isn't one. */
const unlisted = /^\{\/\* no check: .+ \*\/\}$/;

/** Checks the page named by the option `checks` in each folder of pages. */
export function checkTables(site: ExampleSite, contents: readonly ContentPage[]): Problem[] {
  const {checks: {page: checks, files} = {}, folders} = site.options;
  const findContent = (file: string) => contents.find((content) => content.file === file);

  /** The sections that rows link to, by page. */
  const linked = new Map<string, [first: number, end: number][]>();

  /** What is wrong with a link such as `./ci.mdx#anchor` on a page, if anything. */
  function checkLink(url: string, from: string, named: string[]): string | undefined {
    const [file = '', anchor = ''] = url.split('#');
    const target = path.posix.join(path.posix.dirname(from), file);
    const page = [...site.pages.values()].find((one) => one.file === target);
    if (page && !page.isRead) {
      return undefined;
    }
    const content = findContent(target);
    const section = content && findSection(content, anchor);
    if (!page || !section) {
      return `${url} isn't a section of a page`;
    }
    linked.set(target, [...(linked.get(target) ?? []), section]);
    const [first, end] = section;
    const turned = turnedCommands(page.blocks.filter(({line}) => line > first && line < end));
    const isNamed = (command: string) =>
      named.some((one) => /^$|[ /]$/.test(command.slice(0, -one.length)) && command.endsWith(one));
    return turned.length > 0 && (named.length === 0 || turned.some(isNamed))
      ? undefined
      : `the section ${url} doesn't show ${named.join(' or ') || 'the check'} failing and passing`;
  }

  function checkRow(row: TableRow, file: string): Problem[] {
    const messages: (string | undefined)[] = [];
    const named = namedChecks(row.children[0], site);
    visit(row.children.at(-1) ?? row, 'link', ({url}) => {
      messages.push(checkLink(url, file, named));
    });
    const message = messages.length === 0 ? 'this check has no proof' : messages.find(Boolean);
    return message ? [{file, line: lineOf(row), message, remedy}] : [];
  }

  /** The files that look like checks, in sections that no row links to and whose commands don't name them. */
  function checkFiles({file, blocks, source}: ExamplePage): Problem[] {
    const lines = source.split('\n');
    const sections = linked.get(file) ?? [];
    const listed = blocks.filter(({line}) => sections.some(([first, end]) => line > first && line < end));
    return blocks.flatMap(({kind, title = '', line}): Problem[] => {
      const isListed = listed.some((block) => block.title === title || block.body.includes(title));
      const before =
        lines
          .slice(0, line - 1)
          .filter(Boolean)
          .at(-1) ?? '';
      return kind === 'file' && files?.test(title) && !isListed && !unlisted.test(before)
        ? [
            {
              file,
              line,
              message: `no row of ${checks} links to a section with ${title}`,
              remedy: unlistedRemedy,
            },
          ]
        : [];
    });
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
    const own = [...site.pages.values()].filter((one) => one.prefix === prefix);
    return content ? [...checkPage(content), ...own.flatMap(checkFiles)] : [];
  });
}
