import {expect, test} from '@playwright/test';
import {brokenLinks, lineOfLink, report} from './brokenLinks';

/** Files that the built site of the tests has, beside its pages. */
const files = ['/charts/index.yaml', '/img/a b.svg', '/llms.txt'];
const routes = ['/', '/docs/v1/a/', '/docs/v1/b/', '/404.html'];

/** The addresses that lead nowhere, of links on the page /docs/v1/a/. */
function broken(...hrefs: string[]): string[] {
  const links = hrefs.map((href) => ({route: '/docs/v1/a/', href}));
  return brokenLinks(links, routes, (name) => files.includes(name)).map(({href}) => href);
}

test('pages are found in every form of their address', () => {
  expect(
    broken(
      '/',
      '/docs/v1/b/',
      '/docs/v1/b',
      '/docs/v1/b/#part',
      '/docs/v1/b?q=1',
      '../b/',
      '?q=1',
      '.',
      '/404/',
    ),
  ).toEqual([]);
});

test('files of the built site are found', () => {
  expect(broken('/charts/index.yaml', '/img/a%20b.svg', '/llms.txt')).toEqual([]);
});

test('what leads nowhere is found, however often', () => {
  const lost = [
    '/docs/v1/c/',
    '/docs',
    '/docs/v1/',
    '/charts',
    '../c/',
    'b/',
    '/%E0%A4%A',
    '/docs/v1/c/#part',
  ];
  expect(broken(...lost, ...lost)).toEqual([...lost, ...lost]);
});

const source = [
  '---',
  'title: A',
  '---',
  'A [page](/docs/v1/b/), and `[code](/docs/v1/c/)`.',
  '',
  'A <a href="/docs/v1/c/">link</a>.',
  '',
  '<Card to="../d/" label="/not/a/link/" />',
  '',
  'A [definition][d].',
  '',
  '[d]: /docs/v1/e/#part',
  '',
  'A [file](pathname:///lost.txt).',
].join('\n');

for (const [href, line] of [
  ['/docs/v1/b/', 4],
  ['/docs/v1/c/', 6],
  ['../d/', 8],
  // As components may write it.
  ['/docs/v1/d/', 8],
  ['/docs/v1/e/#part', 12],
  ['/lost.txt', 14],
  ['/docs/v1/f/', undefined],
] as const) {
  test(`the link to ${href} is ${line ? `in line ${line}` : 'not in the source'}`, () => {
    expect(lineOfLink(source, 'docs/a.mdx', {route: '/docs/v1/a/', href})).toBe(line);
  });
}

test('broken links are named with file and line, or with the page that has them', () => {
  const links = [
    {route: '/docs/v1/a/', href: '/docs/v1/c/'},
    {route: '/docs/v1/a/', href: '/lost/'},
    {route: '/docs/v1/b/', href: '/lost/'},
    {route: '/', href: '/gone/'},
  ];
  const read = (route: string) => (route === '/docs/v1/a/' ? {file: 'docs/a.mdx', source} : undefined);
  expect(report(links, read).split('\n').slice(1)).toEqual([
    'docs/a.mdx:6: /docs/v1/c/',
    '/docs/v1/a/: /lost/ (and on 1 more pages)',
    '/: /gone/',
  ]);
});

test('below another path, a link out of it is broken', () => {
  const links = ['/preview/12/a/', 'b.txt', '/a/', '/preview/12/c/'].map((href) => ({route: '/a/', href}));
  const broken = brokenLinks(links, ['/a/'], (pathname) => pathname === '/a/b.txt', '/preview/12/');
  expect(broken.map(({href}) => href)).toEqual(['/a/', '/preview/12/c/']);
});
