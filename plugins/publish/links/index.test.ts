import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {ContentPage} from '../../engine/content';
import {parseMarkdown} from '../../engine/markdown';
import {brokenAnchors, brokenLinks, links as checkLinks} from '.';
import {createPlaceFinder, findLine, formatLinks} from './places';

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
  '[File](../1-h/index.mdx#i) and [file](./j.mdx)',
].join('\n');

test('the line of a link is found in the Markdown of its page', () => {
  const tree = parseMarkdown(source, 'a.mdx');
  for (const [href, line] of [
    ['/docs/v1/b/', 4],
    ['/docs/v1/c/', 9],
    ['../d/', 11],
    // As components may write it.
    ['/docs/v1/d/', 11],
    ['/docs/v1/e/#part', 15],
    ['/lost.txt', 17],
    ['/docs/v1/a/next/', 19],
    ['/docs/v1/a/other/#c', 20],
    ['/docs/v1/a/other/#d', undefined],
    ['/docs/v1/g/', 20],
    ['/docs/v1/1-h/#i', 21],
    ['/docs/v1/1-h/', undefined],
    ['/docs/v1/f/', undefined],
  ] as const) {
    expect(findLine({tree}, {page, href}), href).toBe(line);
  }
});

test('broken links are listed with file and line, or with the page if no source has them', () => {
  const links = ['/docs/v1/c/', '/lost/', '/gone/'].map((href) => ({page, href}));
  const other = {page: '/docs/v1/b/', href: '/lost/'};
  const find = ({href}: {href: string}) =>
    href === '/lost/' ? undefined : {file: 'a.mdx', line: href.length};
  expect(formatLinks([...links, other, ...links.slice(0, 1)], find).split('\n')).toEqual([
    'a.mdx:11: /docs/v1/c/',
    '/docs/v1/a/: /lost/',
    'a.mdx:6: /gone/',
  ]);
});

test('a link to an id that its page lacks is reported; the top and fragments of text are on every page', () => {
  const ids = new Map([
    [page, new Set(['a', 'ö'])],
    ['/docs/v1/b/', new Set(['b'])],
  ]);
  const good = '#a #%C3%B6 # #top #:~:text=a ../b/#b /docs/v1/b?c#b /lost.txt#a'.split(' ');
  const lost = ['#b', '../b/#a', '/docs/v1/b#c'];
  const anchors = [...good, ...lost].map((href) => ({page, href}));
  expect(brokenAnchors(anchors, ids).map(({href}) => href)).toEqual(lost);
});

test('the preview names addresses in Markdown and HTML that no page or picture has, once it knows all addresses', () => {
  const text = [
    '[a](/docs/v1/c) [b](../b/) [c](c) ![d](/lost.png) [e](./lost.yaml) [f](https://example.com/) [g](/feed.xml)',
    '<img src="/lost.png" /> <img src="./lost.png" /> <a href="/gone/">A</a> <Card to="/gone/" />',
    '<video poster="/made/a.png" src="/lost.mp4" />',
  ].join('\n\n');
  const content = {file: 'docs/a.mdx', text, route: page, tree: parseMarkdown(text, 'a.mdx')} as ContentPage;
  const [check] = checkLinks({generated: ['/made/']}).checks?.({siteDir: '/site', baseUrl: '/base/'}) ?? [];
  const answers = (routes?: string[]) =>
    check?.({siteDir: '/site', pages: [content], isPreview: true, hasId: () => true, routes}).map(
      ({line, message}) => `${line}: ${message.replace('the site has no page or file at ', '')}`,
    );
  expect(answers()).toEqual([]);
  const found = ['1: /docs/v1/c', '3: /lost.png', '3: /gone/', '5: /lost.mp4'];
  expect(answers(['/base/docs/v1/b/'])).toEqual(found);
  expect(answers([`/base${page}`, '/base/docs/v1/b/'])).toEqual(['1: /docs/v1/c', '1: c', ...found.slice(1)]);
});

test('below another path, a link out of it is broken', () => {
  const below = '/preview/12/';
  const links = [`${below}a/`, 'b.txt', '/a/', `${below}c/`].map((href) => ({page: `${below}a/`, href}));
  const found = brokenLinks(links, {baseUrl: below, routes: ['/a/']}, (pathname) => pathname === '/a/b.txt');
  expect(found.map(({href}) => href)).toEqual(['/a/', `${below}c/`]);
});

test('an address in the front matter of a page is found there', () => {
  const siteDir = test.info().outputPath('site');
  mkdirSync(siteDir, {recursive: true});
  writeFileSync(path.join(siteDir, 'a.mdx'), '---\ntitle: A\nimage: /img/gone.png\n---\n\nText.\n');
  const find = createPlaceFinder(siteDir);
  const placeOf = (href: string) => find({page: '/a/', href, source: 'a.mdx'});
  expect(placeOf('/img/gone.png')).toEqual({file: 'a.mdx', line: 3});
  expect(placeOf('/img/gone')).toBeUndefined();
});
