/** The checks that this plugin brings for the content of a site. */
import type {Content, ContentCheck} from '../../lib/content';
import {parsePage} from '../../lib/examplePage';
import {checkLock} from './lock';
import type {GivenOptions} from './options';
import {completeOptions} from './options';
import {type Site, readSite} from './pages';
import {checkPages} from './rules';

/**
 * Makes two checks: of the blocks of all pages, and whether they are those that passed. A page is written before its
 * commands are run, so that the second one only warns in the preview.
 */
export function contentChecks(given: GivenOptions): ContentCheck[] {
  const options = completeOptions(given);
  const open = ({siteDir, pages}: Content): Site => {
    const parsed = new Map(pages.map(({file, text, tree}) => [file, parsePage(text, file, () => tree)]));
    return readSite(siteDir, options, (file) => parsed.get(file));
  };
  const checkBlocks: ContentCheck = (content) => {
    const readable = new Set(content.pages.map(({file}) => file));
    const site = open(content);
    // Of the other pages it is said already that they cannot be parsed.
    const others = new Set(
      [...site.pages.values()].map(({file}) => file).filter((file) => !readable.has(file)),
    );
    return checkPages(site).filter(({file}) => !others.has(file));
  };
  const checkRuns: ContentCheck = (content) =>
    checkLock(open(content)).map((problem) => ({
      ...problem,
      severity: content.isPreview ? 'warning' : 'error',
    }));
  return [checkBlocks, checkRuns];
}
