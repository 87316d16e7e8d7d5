import {expect, test} from '@playwright/test';
import {brokenLinks, findLine, formatBrokenLinks} from '.';

/** Files that the tests' site has in addition to its pages. */
const files = ['/charts/index.yaml', '/img/a b.svg', '/llms.txt'];
const routes = ['/', '/docs/v1/a/', '/docs/v1/b/', '/404.html'];
const page = '/docs/v1/a/';

/** The addresses that lead nowhere, of links on the page /docs/v1/a/. */
function broken(...hrefs: string[]): string[] {
  const links = hrefs.map((href) => ({page, href}));
  return brokenLinks(links, {baseUrl: '/', routes}, (name) => files.includes(name)).map(({href}) => href);
}

test('links to files, and to pages in every form of their address, are accepted; each other link is reported', () => {
  const forms = '/ /docs/v1/b/ /docs/v1/b /docs/v1/b/#part /docs/v1/b?q=1 ../b/ ?q=1 . /404/'.split(' ');
  expect(broken(...forms, '/charts/index.yaml', '/img/a%20b.svg', '/llms.txt')).toEqual([]);
  const lost = '/docs/v1/c/ /docs /docs/v1/ /charts ../c/ b/ /%E0%A4%A /docs/v1/c/#part'.split(' ');
  expect(broken(...lost, ...lost)).toEqual([...lost, ...lost]);
});

const source = [
  '---',
  'title: A',
  '---',
  'A [page](/docs/v1/b/), and `[code](/docs/v1/c/)`.',
  '',
  '```md',
  '[code](/docs/v1/c/)',
  '```',
  'A <a href="/docs/v1/c/">link</a>.',
  '',
  '<Card to="../d/" label="Not a link" />',
  '',
  'A [definition][d].',
  '',
  '[d]: /docs/v1/e/#part',
  '',
  'A [file](pathname:///lost.txt).',
  '',
  '[Next](next)',
  '[Other](./other?a=b#c), [absolute](/docs/v1/g)',
].join('\n');

test('the line of a link is found in the Markdown of its page', () => {
  for (const [href, line] of [
    ['/docs/v1/b/', 4],
    ['/docs/v1/c/', 9],
    ['../d/', 11],
    // As components may write it.
    ['/docs/v1/d/', 11],
    ['/docs/v1/e/#part', 15],
    ['/lost.txt', 17],
    ['/docs/v1/a/next/', 19],
    ['/docs/v1/a/other/', 20],
    ['/docs/v1/g/', 20],
    ['/docs/v1/f/', undefined],
  ] as const) {
    expect(findLine(source, {page, href}), href).toBe(line);
  }
});

test('broken links are listed with file and line, or with the page that has them', () => {
  const links = [
    {page, href: '/docs/v1/c/', source: 'docs/a.mdx'},
    {page, href: '/lost/', source: 'docs/a.mdx'},
    {page: '/docs/v1/b/', href: '/lost/'},
    {page: '/', href: '/gone/', source: 'src/pages/index.tsx'},
  ];
  expect(
    formatBrokenLinks(links, () => source)
      .split('\n')
      .slice(1),
  ).toEqual(['docs/a.mdx:9: /docs/v1/c/', '/docs/v1/a/: /lost/ (and on 1 more pages)', '/: /gone/']);
});

test('below another path, a link out of it is broken', () => {
  const below = '/preview/12/';
  const links = [`${below}a/`, 'b.txt', '/a/', `${below}c/`].map((href) => ({page: `${below}a/`, href}));
  const found = brokenLinks(links, {baseUrl: below, routes: ['/a/']}, (pathname) => pathname === '/a/b.txt');
  expect(found.map(({href}) => href)).toEqual(['/a/', `${below}c/`]);
});
