/** The check that this plugin brings for the content of a site. */
import type {ContentCheck} from '../kit/content';
import {parsePage} from '../kit/examplePage';
import type {Problem} from '../kit/problem';
import {checkLock} from './lock';
import type {GivenOptions} from './options';
import {completeOptions} from './options';
import {readSite} from './pages';
import {checkPages} from './rules';

/**
 * Makes the check of the blocks of all pages, and whether they are those that passed. A page is written before its
 * commands are run, so the preview only warns of the latter.
 */
export function contentChecks(given: GivenOptions): ContentCheck[] {
  const options = completeOptions(given);
  const checkExamples: ContentCheck = ({siteDir, pages, isPreview}) => {
    const parsed = new Map(pages.map(({file, text, tree}) => [file, parsePage(text, file, () => tree)]));
    const site = readSite(siteDir, options, (file) => parsed.get(file));
    // Of pages that cannot be parsed it is said already.
    const isUnread = (file: string) =>
      !parsed.has(file) && [...site.pages.values()].some((page) => page.file === file);
    return [
      ...checkPages(site).filter(({file}) => !isUnread(file)),
      ...checkLock(site).map((problem): Problem => ({...problem, severity: isPreview ? 'warning' : 'error'})),
    ];
  };
  return [checkExamples];
}
