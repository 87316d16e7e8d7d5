/** What a finished page gets into its head: pure functions over its HTML, for whichever step writes the pages. */
import {START_AHEAD} from '../../lib/earlyNames';

/**
 * The tag that lists the chunks of a page, for start.ts to fetch them ahead.
 *
 * @throws Error when a page has none; only the not-found page, which the main script brings, needs none.
 */
export function aheadTag(route: string, chunks: readonly string[]): string {
  if (chunks.length === 0) {
    if (route.endsWith('/404.html')) {
      return '';
    }
    throw new Error(
      `${route}: no chunks found; has the form of the framework's tables changed? See chunks.ts.`,
    );
  }
  return `<meta name="${START_AHEAD}" content="${chunks.join(' ')}">`;
}

/**
 * Restores `<head>`, which the framework's minifier drops because HTML makes the tag optional; without it some
 * link-preview crawlers find no image (https://github.com/facebook/docusaurus/issues/11383).
 */
export function withOptionalTags(html: string): string {
  return html
    .replace(/(<html[^>]*>)(?!\s*<head)/, '$1<head>')
    .replace(/(?<!<\/head>\s*)<body/, '</head><body');
}

/**
 * Writes tags at the end of a page's head.
 *
 * @throws Error when the page has no end of a head, so that no page goes out without its chunks.
 */
export function withHeadTags(html: string, tags: string): string {
  const whole = withOptionalTags(html);
  const end = whole.indexOf('</head>');
  if (end < 0) {
    throw new Error('The page has no <head> to write into.');
  }
  return whole.slice(0, end) + tags + whole.slice(end);
}
