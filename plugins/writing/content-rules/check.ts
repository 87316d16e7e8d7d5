/** All rules for writers, and the checks that other capabilities bring. */
import {statSync} from 'node:fs';
import path from 'node:path';
import type {ContentCheck, ContentPage} from '../../engine/content';
import {memoizePassed, memoizeWeak} from '../../engine/memoizeWeak';
import {ProblemError, type Problem} from '../../engine/problem';
import {readPages, type PageFolder} from './content';
import {diagramProblems} from './drawing';
import {addressProblems, knownAddresses, unreadFiles} from './files';
import {declaredRule, frontMatterRule, type FrontMatterOptions} from './frontMatter';
import {elementRule, expressionRule, importRule} from './page/code';
import {idRule} from './page/headingIds';
import {anchorRule, hasId, fileRule} from './page/links';
import {fenceRule, signRule} from './page/signs';
import {footnoteRule, noteRule, structureRule, tableRule, tabsRule} from './page/structure';
import {proseRule} from './prose';
import type {Find, Rule} from './rule';

export interface RuleOptions {
  folders: readonly PageFolder[];
  frontMatter: FrontMatterOptions;
  /** Components that pages may use without an import, and that add no ids. */
  provided: readonly string[];
  /** The address of a page's file. */
  routeOf: (file: string) => string | undefined;
  /** The addresses of pages without a file, such as lists of posts. */
  generated: RegExp;
}

function lint(page: ContentPage, rules: readonly Rule[], severity: Problem['severity']): Problem[] {
  const problems: Problem[] = [];
  for (const rule of rules) {
    rule(page, (line, message, remedy) => {
      problems.push({file: page.file, line, message, remedy, severity});
    });
  }
  return problems;
}

interface Result {
  /** In the order of files and lines. */
  problems: Problem[];
  /** Whether a file can't be parsed, so that the framework would stop at it. */
  isBroken: boolean;
}

/**
 * Makes the check of a site; called again, it checks pages that haven't changed only against other files.
 *
 * @param checks those of other capabilities
 */
export function createCheck(
  {siteDir, url}: {siteDir: string; url: string},
  {folders, frontMatter, provided, routeOf, generated}: RuleOptions,
  checks: readonly ContentCheck[] = [],
): (isPreview: boolean) => Result {
  const mdxRules = [
    ...[expressionRule, elementRule(provided, siteDir), noteRule, structureRule(provided)],
    ...[footnoteRule, tableRule, tabsRule, signRule, fenceRule],
  ];
  const rules = [frontMatterRule(frontMatter), ...mdxRules, idRule];
  const pageProblems = memoizeWeak((page: ContentPage) => [
    ...lint(page, rules, 'error'),
    ...lint(page, [proseRule(url)], 'warning'),
  ]);
  // What these rules find depends on other files, too, so it can change without an edit of the page.
  const fileProblems = memoizePassed((page: ContentPage, find: Find) => [
    ...lint(page, [fileRule(siteDir, find)], 'error'),
    // Readers arrive at the top of the page, so this doesn't stop a build.
    ...lint(page, [anchorRule(siteDir, find)], 'warning'),
  ]);
  return (isPreview) => {
    const {pages, parts, problems} = readPages(siteDir, folders, routeOf);
    const isKnown = knownAddresses(siteDir, {folders, routeOf, generated}, pages);
    const byName = new Map(pages.flatMap((page) => [page.file, page.route].map((name) => [name, page])));
    const isFile = (name: string) => statSync(path.join(siteDir, name), {throwIfNoEntry: false})?.isFile();
    const find: Find = (name) =>
      byName.get(name) ?? (name.startsWith('/') ? isKnown(name) : isFile(name) === true);
    // They read little, but not only whether a file exists.
    const nameRules = [importRule(siteDir), declaredRule(siteDir, pages)];
    let isBroken = problems.length > 0;
    const content = {siteDir, pages, isPreview, hasId};
    for (const page of pages) {
      problems.push(...pageProblems(page), ...lint(page, nameRules, 'error'), ...fileProblems(page, find));
    }
    problems.push(
      ...addressProblems(pages),
      ...folders.flatMap(({kind, folder}) => (kind === 'pages' ? [] : unreadFiles(siteDir, folder))),
      ...parts.flatMap((part) => lint(part, [...mdxRules, ...nameRules, fileRule(siteDir, find)], 'error')),
      // The preview shows the diagram's own message.
      ...diagramProblems([...pages, ...parts], isPreview ? 'warning' : 'error'),
    );
    for (const check of checks) {
      try {
        problems.push(...check(content));
      } catch (error) {
        if (!(error instanceof ProblemError)) {
          throw error;
        }
        problems.push(error.problem);
        isBroken = true;
      }
    }
    problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    return {problems, isBroken};
  };
}
