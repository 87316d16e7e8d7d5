import {exampleRunOf as runIn, readLock, type ExampleRun, type Lock} from '../lib/examplesLock';
import {keyOf} from '../lib/pages';
import {pages, siteDir} from './pages';

let lock: Lock | undefined;

/**
 * What `npm run examples` recorded of a page of the docs, if the page ran any tool.
 *
 * @param file path of the page, absolute or from the site's folder
 */
export function exampleRunOf(file: string): ExampleRun | undefined {
  const page = pages.of(file);
  lock ??= readLock(siteDir);
  return page?.version && runIn(lock, keyOf(page));
}
