import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {htmlOf, pageOf, read, valuesOf} from '../support/built';
import {routes} from '../support/site';

/** Compressed size in bytes, as a host would send it. */
const gzip = (content: string | Buffer) => gzipSync(content, {level: 9}).length;

const KB = 1024;

/** Bytes (gzip) of a page, with its styles in it: of what frames its text, of a page, and of one with a long text. */
const FRAME = 22.75 * KB;
const MOST = 30 * KB;
const LONGEST = 37 * KB;

/** Pages whose text is longer than any other, in each version: a list of everything of a kind, or many outputs of a cluster. */
const long = [
  'api/cli/',
  'api/core/',
  'support/',
  'topics/policies/',
  'topics/kinds/',
  'topics/gitops/argocd-application/',
];

/** Bytes (gzip) of all styles, and of the scripts that React starts with. */
const STYLES = 28.25 * KB;
const SCRIPTS = 108 * KB;

test('each page stays within its budget of bytes', () => {
  for (const route of routes) {
    // The home page has no article.
    const text = htmlOf(route).includes('<article') ? /<article[^]*<\/article>/ : /<main[^]*<\/main>/;
    const frame = gzip(htmlOf(route).replace(text, ''));
    expect.soft(frame, `${route} without its text`).toBeLessThanOrEqual(FRAME);
    const bytes = gzip(htmlOf(route));
    if (long.some((end) => route.endsWith(`/${end}`))) {
      expect.soft(bytes, `${route}: drop it from the list of long pages`).toBeGreaterThan(MOST);
      expect.soft(bytes, route).toBeLessThanOrEqual(LONGEST);
    } else {
      expect.soft(bytes, route).toBeLessThanOrEqual(MOST);
    }
  }
});

test('styles and the scripts that React starts with stay within their budgets', () => {
  const page = pageOf('/');
  const named = (selector: string) => valuesOf(page, selector, 'content').flatMap((list) => list.split(' '));
  const sum = (files: string[]) => files.reduce((total, file) => total + gzip(read(file)), 0);
  const [styles, scripts] = [named('meta[name=start-style]'), named('meta[name=start-script]')];
  expect(styles).toHaveLength(1);
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum(styles)).toBeLessThanOrEqual(STYLES);
  expect(sum(scripts)).toBeLessThanOrEqual(SCRIPTS);
});
