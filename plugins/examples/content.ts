/** The checks that this plugin brings for the content of a site. */
import type {ContentCheck} from '../engine/content';
import type {Problem} from '../engine/problem';
import {checkTables} from './checkTable';
import {checkLock} from './lock';
import {completeOptions, type GivenOptions} from './options';
import {type Site, readSite} from './pages';
import {checkPages} from './rules';

/** Two checks, so that a broken lock doesn't hide mistakes in pages: of the blocks, and of the lock, about which the preview only warns. */
export function contentChecks(given: GivenOptions): ContentCheck[] {
  const options = completeOptions(given);
  let site: Site | undefined;

  const checkBlocks: ContentCheck = ({siteDir, pages}) => {
    const read = readSite(siteDir, options);
    site = read;
    // Pages that can't be parsed are already reported.
    const parsed = new Set(pages.map(({file}) => file));
    const isUnread = (file: string) =>
      !parsed.has(file) && [...read.pages.values()].some((page) => page.file === file);
    return [...checkPages(read), ...checkTables(read, pages)].filter(({file}) => !isUnread(file));
  };
  // Runs after the other check, which has read the site.
  const checkPassed: ContentCheck = ({isPreview}) =>
    site
      ? checkLock(site).map((problem): Problem => ({...problem, severity: isPreview ? 'warning' : 'error'}))
      : [];
  return [checkBlocks, checkPassed];
}
