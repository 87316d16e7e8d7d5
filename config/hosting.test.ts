import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {formerAddresses} from './formerAddresses';
import {redirectFiles, redirects, redirectsOf} from './hosting';
import {pages, siteDir} from './pages';
import {versionsOf} from './versions';

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

test('the redirect files of all hosts have the current redirects, in the same order', () => {
  for (const [file, {lines, rules}] of Object.entries(redirectFiles)) {
    expect(lines.exec(read(file))?.[0], `${file} is out of date: run npm run redirects`).toBe(
      `${rules(redirects).join('\n')}\n`,
    );
  }
  const few = [
    {from: '/old/', to: '/new/'},
    {from: '/former/*', to: '/docs/v1/*'},
  ];
  expect(redirectFiles['static/_redirects']?.rules(few)).toEqual([
    '/old/ /new/ 301',
    '/old /new/ 301',
    '/former/* /docs/v1/:splat 301',
    '/former /docs/v1/ 301',
  ]);
});

const moved = {'topics/day-two': 'topics/operations', 'blog/old': 'blog/new'};

test('the former address of a post, and of a page in each version that has it, leads to it', () => {
  for (const [routes, expected] of [
    [['/blog/new/'], ['/blog/old/']],
    [['/docs/v2/topics/operations/'], ['/docs/v2/topics/day-two/']],
    [
      ['/docs/v1/topics/operations/', '/docs/v2/topics/day-two/'],
      ['/docs/topics/day-two/', '/docs/v1/topics/day-two/'],
    ],
  ] as const) {
    const all = () => routes.map((route) => ({route, id: '', source: ''}));
    const redirected = redirectsOf({versions: versionsOf(['v1'], 'v2'), all}, moved);
    const found = redirected.filter(({from}) => /day-two|old/.test(from));
    expect(found.map(({from}) => from)).toEqual(expected);
    expect(new Set(found.map(({to}) => to))).toEqual(new Set([routes[0]]));
  }
});

test('former addresses lead to pages that exist', () => {
  const today = new Set(pages.all().map(({route}) => route));
  const list = 'config/formerAddresses.ts:';
  for (const [from, to] of Object.entries(formerAddresses)) {
    const leads = redirects.some((redirect) => redirect.from.endsWith(`/${from}/`));
    expect.soft(leads, `${list} ${to} is no page, or ${from} still is one`).toBe(true);
  }
  for (const {from, to} of redirects) {
    expect.soft(from.endsWith('*'), from).toBe(to.endsWith('*'));
    const leads = [...today].some(
      (route) => route === to || (to.endsWith('*') && route.startsWith(to.slice(0, -1))),
    );
    expect.soft(leads, to).toBe(true);
    expect.soft(today.has(from), `${from} is a page; delete its redirect`).toBe(false);
    // Whatever stands for `*`, nobody leaves this site.
    expect.soft(to).toMatch(/^\/(?:docs|blog)\/[\w./-]+\/\*?$/);
  }
  // The first that matches counts.
  const index = (start: string) => redirects.findIndex(({from}) => from.startsWith(start));
  expect(index('/docs/api/author/')).toBeLessThan(index('/docs/api/*'));
});
