import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {RouteConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {brokenLinks, notedLinks, noteLinks, type SourceLink} from './index';

/** Files that the built site of the tests has, beside its pages. */
const files = ['/charts/index.yaml', '/img/a b.svg'];

function page(address: string, sourceFilePath?: string): RouteConfig {
  return {path: address, component: 'page', exact: true, metadata: {sourceFilePath}};
}

const routes: RouteConfig[] = [
  page('/'),
  {
    path: '/docs',
    component: 'root',
    routes: [
      {
        path: '/docs/v1',
        component: 'version',
        routes: [page('/docs/v1/a/', 'docs/a.mdx'), page('/docs/v1/b/')],
      },
    ],
  },
];

/** The addresses that lead nowhere, of links in the source of the page /docs/v1/a/. */
function broken(...urls: string[]): string[] {
  const links = urls.map((url, index) => ({file: 'docs/a.mdx', line: index + 1, url}));
  return brokenLinks(links, {routes, hasFile: (name) => files.includes(name)}).map(({url}) => url);
}

test('pages are found in every form of their address', () => {
  expect(
    broken('/', '/docs/v1/b/', '/docs/v1/b', '/docs/v1/b/#part', '/docs/v1/b?q=1', '../b/', '?q=1', '.'),
  ).toEqual([]);
});

test('files of the built site are found', () => {
  expect(broken('/charts/index.yaml', '/img/a%20b.svg')).toEqual([]);
});

test('what leads nowhere is found', () => {
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
  expect(broken(...lost)).toEqual(lost);
});

test('a relative link of a part, whose page is not known, is left to the check of the built pages', () => {
  const link: SourceLink = {file: 'docs/common/_part.mdx', line: 1, url: '../lost/'};
  expect(brokenLinks([link], {routes, hasFile: () => false})).toEqual([]);
});

test('links are noted with file and line', async () => {
  const file = path.resolve('docs/noted.mdx');
  const source = [
    'A [page](/docs/v1/b/), [itself](#part), [a host](https://example.com/), [a scheme](mailto:a@example.com).',
    '',
    'A [file](./b.mdx#part), [out of the router](pathname:///charts/index.yaml), <a href="/docs/v1/c/">HTML</a>.',
    '',
    '<Card to="../d/" label="/not/a/link/" />',
    '',
    'A [definition][d].',
    '',
    '[d]: /docs/v1/e/',
  ].join('\n');
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source) as Root;
  await unified()
    .use(noteLinks)
    .run(tree, new VFile({path: file}));
  expect(notedLinks().filter((link) => link.file === 'docs/noted.mdx')).toEqual([
    {file: 'docs/noted.mdx', line: 1, url: '/docs/v1/b/'},
    {file: 'docs/noted.mdx', line: 3, url: '/docs/v1/c/'},
    {file: 'docs/noted.mdx', line: 5, url: '../d/'},
    {file: 'docs/noted.mdx', line: 9, url: '/docs/v1/e/'},
  ]);
});
