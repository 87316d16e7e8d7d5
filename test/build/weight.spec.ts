import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {pageOf, read, valuesOf} from '../support/built';
import {routes} from '../support/site';

/** Compressed size in bytes, as a host would send it. */
const gzip = (file: string) => gzipSync(read(file), {level: 9}).length;

const KB = 1024;

/** Bytes (gzip) that the HTML of a page may take, with its styles in it. */
const PAGE = 28 * KB;

/** Pages that may take more: references of one page each, pages of long texts, and those with the most code, which is highlighted. */
const LARGER: Record<string, number> = {
  'api/author/': 31 * KB,
  'api/cli/': 38 * KB,
  'api/core/': 38 * KB,
  'support/': 36 * KB,
  'topics/architecture/': 31 * KB,
  'topics/gitops/argocd-application/': 30 * KB,
  'tutorial/cue/': 30 * KB,
  'tutorial/helm-values/': 30 * KB,
  'tutorial/validators/': 30 * KB,
};

/** Bytes (gzip) of all styles, and of the scripts that React starts with. */
const STYLES = 28 * KB;
const SCRIPTS = 108 * KB;

const fileOf = (route: string) => (route.endsWith('/') ? `${route}index.html` : route);

test('each page keeps its budget of bytes', () => {
  for (const route of routes) {
    const [, budget = PAGE] = Object.entries(LARGER).find(([end]) => route.endsWith(end)) ?? [];
    expect.soft(gzip(fileOf(route)), route).toBeLessThanOrEqual(budget);
  }
});

test('styles and the scripts that React starts with keep their budgets', () => {
  const page = pageOf('/');
  const named = (selector: string) => valuesOf(page, selector, 'content').flatMap((list) => list.split(' '));
  const sum = (files: string[]) => files.reduce((total, file) => total + gzip(file), 0);
  const [styles, scripts] = [named('meta[name=start-style]'), named('meta[name=start-script]')];
  expect(styles).toHaveLength(1);
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum(styles)).toBeLessThanOrEqual(STYLES);
  expect(sum(scripts)).toBeLessThanOrEqual(SCRIPTS);
});
