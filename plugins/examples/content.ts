/** The checks that this plugin brings for the content of a site, at the blocks that a writer changed. */
import {spawnSync} from 'node:child_process';
import type {Content, ContentCheck} from '../../lib/content';
import {parsePage, type ParsedPage, type Step} from '../../lib/examplePage';
import {checkLock, isStale} from './lock';
import type {GivenOptions} from './options';
import {completeOptions} from './options';
import {type Site, readSite} from './pages';
import {checkPages} from './rules';

const blockText = ({kind, lang, title, status, replaces, body}: Step) =>
  JSON.stringify([kind, lang, title, status, replaces, body]);

/** The first block that the last commit of the page does not have in its place; undefined without Git. */
function changedBlock(siteDir: string, {file, steps}: ParsedPage): Step | undefined {
  const {status, stdout} = spawnSync('git', ['show', `HEAD:./${file}`], {cwd: siteDir, encoding: 'utf8'});
  if (status !== 0) {
    return undefined;
  }
  const former = parsePage(stdout, file).steps.map(blockText);
  return steps.find((step, index) => blockText(step) !== former[index]);
}

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
  const checkRuns: ContentCheck = (content) => {
    const site = open(content);
    const byFile = new Map([...site.pages.values()].map((page) => [page.file, page]));
    return checkLock(site).map((problem) => {
      const page = byFile.get(problem.file);
      const line = (page && isStale(problem) && changedBlock(site.root, page)?.line) || problem.line;
      return {...problem, line, severity: content.isPreview ? 'warning' : 'error'};
    });
  };
  return [checkBlocks, checkRuns];
}
