/** The checks that this plugin brings for the content of a site. */
import type {ContentCheck} from '../engine/content';
import type {Problem} from '../engine/problem';
import {checkLock} from './lock';
import type {Options} from './options';
import {type ExampleSite, readSite} from './pages';
import {checkPages} from './rules';

/** Two checks, so that a broken lock doesn't hide mistakes in pages: of the blocks, and of the lock, about which the preview only warns. */
export function contentChecks(options: Options): ContentCheck[] {
  let site: ExampleSite | undefined;

  const checkBlocks: ContentCheck = ({siteDir}) => {
    site = readSite({root: siteDir, options});
    // Pages that can't be parsed are already reported.
    const unread = new Set([...site.pages.values()].filter(({isRead}) => !isRead).map(({file}) => file));
    return checkPages(site).filter(({file}) => !unread.has(file));
  };
  // Runs after the other check, which has read the site.
  const checkPassed: ContentCheck = ({isPreview}) =>
    site
      ? checkLock(site).map((problem): Problem => ({...problem, severity: isPreview ? 'warning' : 'error'}))
      : [];
  return [checkBlocks, checkPassed];
}
