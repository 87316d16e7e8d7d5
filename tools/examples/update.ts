/** Rewrites the bodies of output blocks in place. */
import {readFileSync, writeFileSync} from 'node:fs';
import type {Page} from './pages';
import {parsePage} from '../../lib/examplePage';
import type {Rewrite} from './results';

/** Applies rewrites by source offset, last first, so that no offset moves before it is used. */
export function rewrite(source: string, rewrites: Rewrite[]): string {
  const ordered = [...rewrites].sort((a, b) => b.step.start - a.step.start);
  return ordered.reduce((text, {step, body}) => {
    const indented = body.replace(/^(?=.)/gm, step.indent);
    return text.slice(0, step.start) + indented + text.slice(step.end);
  }, source);
}

/**
 * Writes the page, unless someone changed it while it ran. `page` then is what was written, so that
 * what is recorded as passed is this text and not a later one.
 */
export function updatePage(page: Page, rewrites: Rewrite[]): boolean {
  if (rewrites.length === 0) {
    return true;
  }
  if (readFileSync(page.path, 'utf8') !== page.source) {
    return false;
  }
  const source = rewrite(page.source, rewrites);
  writeFileSync(page.path, source);
  Object.assign(page, parsePage(source, page.file));
  return true;
}
