/** All rules for writers, and the checks that other capabilities bring. */
import {statSync} from 'node:fs';
import path from 'node:path';
import type {ContentCheck, ContentPage} from '../../engine/content';
import {keepPassed, memoizeWeak} from '../../engine/memoizeWeak';
import {ProblemError, type Problem} from '../../engine/problem';
import {importRule} from './components';
import {readPages, type PageFolder} from './content';
import {diagramProblems} from './diagrams';
import {fenceRule} from './fences';
import {frontMatterRule, type FrontMatterOptions} from './frontMatter';
import {anchorRule, hasId} from './page/anchors';
import {elementRule, expressionRule} from './page/code';
import {fileRule} from './page/files';
import {idRule} from './page/headingIds';
import {noteRule, tableRule} from './page/notes';
import {signRule} from './page/signs';
import {alternativeTextRule, linkTextRule, ownVersionRule} from './prose';
import type {Find, Rule} from './rule';

export interface RuleOptions {
  /** The folders of pages. */
  folders: readonly PageFolder[];
  frontMatter: FrontMatterOptions;
  /** Components that pages may use without an import, and that add no ids. */
  provided: readonly string[];
  /** Kinds of notes besides those of the framework. */
  notes?: readonly string[];
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

/** Checks the pages as they are now. */
export type Check = (isPreview: boolean) => Result;

/**
 * Makes the check of a site; called again, it checks pages that haven't changed only against other files.
 *
 * @param checks those of other capabilities
 */
export function createCheck(
  {siteDir, url}: {siteDir: string; url: string},
  {folders, frontMatter, provided, notes = []}: RuleOptions,
  checks: readonly ContentCheck[] = [],
): Check {
  const mdxRules = [
    ...[expressionRule, elementRule(provided), noteRule(notes)],
    ...[tableRule, signRule, fenceRule],
  ];
  const rules = [frontMatterRule(frontMatter), ...mdxRules, idRule];
  const styleRules = [linkTextRule, alternativeTextRule, ownVersionRule(url)];
  const pageProblems = memoizeWeak((page: ContentPage) => [
    ...lint(page, rules, 'error'),
    ...lint(page, styleRules, 'warning'),
  ]);
  // Their answer depends on other files, so it can change without an edit of the page.
  const fileRules = (find: Find) => [importRule(find), fileRule(siteDir, find)];
  const fileProblems = keepPassed((page: ContentPage, find: Find) => [
    ...lint(page, fileRules(find), 'error'),
    // Readers arrive at the top of the page, so this doesn't stop a build.
    ...lint(page, [anchorRule(siteDir, find)], 'warning'),
  ]);
  return (isPreview) => {
    const {pages, parts, problems} = readPages(siteDir, folders);
    let isBroken = problems.length > 0;
    const content = {siteDir, pages, isPreview, hasId};
    const byName = new Map(pages.flatMap((page) => [page.file, page.route].map((name) => [name, page])));
    const isFile = (name: string) => statSync(path.join(siteDir, name), {throwIfNoEntry: false})?.isFile();
    const find: Find = (name) => byName.get(name) ?? isFile(name) === true;
    problems.push(...pages.flatMap((page) => [...pageProblems(page), ...fileProblems(page, find)]));
    problems.push(...parts.flatMap((part) => lint(part, [...mdxRules, ...fileRules(find)], 'error')));
    // The preview shows the diagram's own message.
    problems.push(...diagramProblems([...pages, ...parts], isPreview ? 'warning' : 'error'));
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
