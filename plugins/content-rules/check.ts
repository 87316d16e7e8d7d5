/** All rules for writers, and the checks that other capabilities bring. */
import type {ContentCheck, ContentPage} from '../kit/content';
import {ProblemError, type Problem} from '../kit/problem';
import {importRule, listRule, type ListComponents} from './components';
import type {Version} from '../kit/versions';
import {createReader} from './content';
import {fenceRule} from './fences';
import {frontMatterRule, type FrontMatterOptions} from './frontMatter';
import {proseRules, type ProseOptions} from './prose';
import {hintRule} from './prose/hints';
import type {Rule} from './rule';

export interface RuleOptions {
  versions: readonly Version[];
  frontMatter: FrontMatterOptions;
  components?: ListComponents;
  prose?: ProseOptions;
  checks?: readonly ContentCheck[];
}

function judge(page: ContentPage, rules: readonly Rule[], severity: Problem['severity']): Problem[] {
  const problems: Problem[] = [];
  for (const rule of rules) {
    rule(page, (line, message, remedy) => {
      problems.push({file: page.file, line, message, severity, ...(remedy !== undefined && {remedy})});
    });
  }
  return problems;
}

export interface Result {
  /** In the order of files and lines. */
  problems: Problem[];
  /** Sentences that a person may want to rewrite; they never fail a build. */
  hints: Problem[];
  /** Whether a file can't be parsed, so that the framework would stop at it. */
  isBroken: boolean;
}

export type Check = (isPreview: boolean) => Result;

/** Makes the check of a site; called again, it parses only the pages that have changed. */
export function createCheck({siteDir, url}: {siteDir: string; url: string}, options: RuleOptions): Check {
  const read = createReader(siteDir, options.versions);
  const {frontMatter, components = {}, prose = {patterns: []}, checks = []} = options;
  const rules = [frontMatterRule(frontMatter), listRule(components), importRule(siteDir), fenceRule];
  const rulesOfProse = proseRules(prose, url);
  return (isPreview) => {
    const {pages, problems} = read();
    let isBroken = problems.length > 0;
    for (const page of pages) {
      problems.push(...judge(page, rules, 'error'), ...judge(page, rulesOfProse, 'warning'));
    }
    for (const check of checks) {
      try {
        problems.push(...check({siteDir, pages, isPreview}));
      } catch (error) {
        if (!(error instanceof ProblemError)) {
          throw error;
        }
        problems.push(error.problem);
        isBroken = true;
      }
    }
    const hints = pages.flatMap((page) => judge(page, [hintRule], 'warning'));
    for (const list of [problems, hints]) {
      list.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    }
    return {problems, hints, isBroken};
  };
}
