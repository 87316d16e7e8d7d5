/** All that can be said of the content of the site without building it. */
import {readPages} from '../examples/pages';
import {checkLock} from '../examples/lock';
import {checkPages} from '../examples/rules';
import type {ParsedPage, Problem} from '../../lib/examplePage';
import type {Page} from '../../lib/pages';
import {checkBlog} from './blog';
import {changedBlock} from './changedBlock';
import type {Facts} from './facts';
import {checkFiles, stumbling} from './files';
import type {Finding} from './finding';
import {checkLinks, checkRoutes} from './links';
import {checkSidebars} from './sidebars';
import {createReader} from './site';

/** A fault of the lock, at the block that has been changed where Git knows it. */
function placed(siteDir: string, problem: Problem, facts?: Facts): Finding {
  const stale = 'its blocks are not those that passed';
  const block = facts && problem.message.startsWith(stale) ? changedBlock(siteDir, facts.parsed) : undefined;
  return {
    ...problem,
    ...(block && {
      line: block.line,
      message: problem.message.replace(stale, 'this block is not the one that passed'),
    }),
    gravity: 'unfinished',
  };
}

/** What is found in the content of a site, in the order of its files. */
export interface Check {
  findings: Finding[];
  /** How many pages were read. */
  pages: number;
}

/** Checks a site's folder as it is now. */
export interface Checker {
  (): Check;
  /** Reads the pages that the process of ahead.ts leaves, while that reads the others. */
  readHalf(): void;
  /** The code blocks of a page as it is now. */
  parsed(page: Page): ParsedPage;
}

/**
 * Makes the check of a site's folder. It may be called again and again: what has not changed is not read anew.
 *
 * @param siteDir absolute path of the folder
 * @param keeps whether to keep what was read for the next process
 */
export function createCheck(siteDir: string, keeps = false): Checker {
  const readSite = createReader(siteDir, keeps);
  const check = () => {
    const site = readSite();
    const {lists, findings: ofBlog} = checkBlog(site);
    const examples = readPages(siteDir, (file) => site.bySource.get(file)?.parsed);
    const unreadable = new Set(
      site.facts.flatMap(({findings}) => (findings.length > 0 ? [findings[0]?.file] : [])),
    );
    const findings: Finding[] = [
      ...site.facts.flatMap((facts) => facts.findings),
      ...ofBlog,
      ...checkSidebars(site),
      ...checkLinks(site, lists),
      ...checkRoutes(site, lists),
      ...checkPages(examples)
        .filter(
          ({message, file}) => !(unreadable.has(file) && /^cannot be parsed|^front matter/.test(message)),
        )
        .map((problem) => ({...problem, gravity: 'mistake' as const})),
      ...checkFiles(site),
      ...stumbling(() =>
        checkLock(siteDir, examples).map((problem) =>
          placed(siteDir, problem, site.bySource.get(problem.file)),
        ),
      ),
    ];
    const order = new Map(site.facts.map(({page}, index) => [page.source, index]));
    const rank = ({file}: Finding) => order.get(file) ?? -1;
    return {
      pages: site.facts.length,
      findings: findings.sort((a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file) || a.line - b.line),
    };
  };
  return Object.assign(check, {
    readHalf: () => void readSite(1),
    parsed: (page: Page) => readSite.page(page).parsed,
  });
}
