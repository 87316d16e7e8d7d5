/** The checks that this plugin brings for the content of a site. */
import {visit} from 'unist-util-visit';
import type {ContentCheck, ContentPage} from '../engine/content';
import {readMeta} from '../engine/fences';
import {lineOf} from '../engine/markdown';
import type {Problem} from '../engine/problem';
import {checkTables} from './checkTable';
import {checkLock} from './lock';
import type {Options} from './options';
import {type ExampleSite, readSite} from './pages';
import {checkPages} from './rules';

/** Posts and other pages don't run, so only the words of their fences are checked. */
function checkWords({file, kind, tree}: ContentPage): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const {problem} = readMeta(node.meta ?? '');
    if (problem && kind !== 'docs') {
      problems.push({file, line: lineOf(node), message: problem});
    }
  });
  return problems;
}

/** Two checks, so that a broken lock doesn't hide mistakes in pages: of the blocks, and of the lock, about which the preview only warns. */
export function contentChecks(options: Options): ContentCheck[] {
  let site: ExampleSite | undefined;

  const checkBlocks: ContentCheck = ({siteDir, pages}) => {
    site = readSite({root: siteDir, options});
    // Pages that can't be parsed are already reported.
    const unread = new Set([...site.pages.values()].filter(({isRead}) => !isRead).map(({file}) => file));
    const problems = [...checkPages(site), ...checkTables(site, pages), ...pages.flatMap(checkWords)];
    return problems.filter(({file}) => !unread.has(file));
  };
  // Runs after the other check, which has read the site.
  const checkPassed: ContentCheck = ({isPreview}) =>
    site
      ? checkLock(site).map((problem): Problem => ({...problem, severity: isPreview ? 'warning' : 'error'}))
      : [];
  return [checkBlocks, checkPassed];
}
