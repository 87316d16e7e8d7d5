// The step on pages of another site.
import {expect, test} from '@playwright/test';
import {TestFolder} from '../engine/fixture/folder';
import {parseHtml} from '../engine/html';
import type {Article, FinishedPage, FinishedSite} from '../engine/finishedPage';
import type {ContentPage} from '../engine/content';
import {formatProblem} from '../engine/problem';
import {checkKeys, createIndex} from './searchIndex';

const article: Article = {
  route: '/guide/knots/',
  source: 'guide/knots.md',
  section: 'guide',
  trail: ['Ropes'],
  title: 'Knots',
  description: 'How to tie them.',
};

const html =
  '<article><div class="theme-doc-markdown"><header><h1>Knots</h1></header><p>Tie.<h2 id=bowline>Bowline</h2><p>A loop.</div></article>';

/** Runs the step over one page with this front matter, and reads its index. */
async function run(frontMatter: string, articles = [article]): Promise<unknown> {
  const {folder: siteDir, write, read, whole} = new TestFolder(test.info().outputPath());
  write(article.source, `---\n${frontMatter}\n---\n`);
  const step = createIndex({
    kind: (route, {anchor}) => `${route}${anchor && ' part'}`,
    packageOf: () => undefined,
    ignore: [],
  });
  await step.page?.({article, tree: parseHtml(html)} as unknown as FinishedPage);
  await step.site?.({siteDir, outDir: whole('build'), articles} as unknown as FinishedSite);
  return JSON.parse(read('build/search-index/guide.json'));
}

test('the index has each page, with the search words that writers put in the front matter', async () => {
  const {route, title, description, trail} = article;
  const sections = [
    {anchor: '', title, blocks: ['Tie.'], words: 'rope, string', kind: route},
    {anchor: 'bowline', title: 'Bowline', blocks: ['A loop.'], words: 'rescue knot', kind: `${route} part`},
  ];
  const indexed = await run('keywords: [rope, string]\nsearch:\n  bowline: rescue knot');
  expect(indexed).toEqual([{route, title, description, trail, sections}]);
});

test('search words for a missing heading, or that are no text, are reported with line and remedy', () => {
  const text = '---\nsearch:\n  bowlin: king\n  bowline: rescue\n  sheet: 1\n---\n';
  const search = {bowlin: 'king', bowline: 'rescue', sheet: 1};
  const pages = [
    {file: 'a.md', text, frontMatter: {search}},
    {file: 'b.md', text: '', frontMatter: {}},
    {file: 'c.md', text: '---\nsearch:\n---\n', frontMatter: {search: null}},
  ];
  const hasId = (_page: unknown, id: string) => id !== 'bowlin';
  const content = {siteDir: '', pages: pages as unknown as ContentPage[], isPreview: true, hasId};
  expect(checkKeys(content).map(formatProblem)).toEqual([
    'a.md:3: front matter: search: the page has no heading #bowlin; name the anchor of a heading on this page',
    'a.md:5: front matter: search: sheet is no text; write words with commas between',
    'c.md:2: front matter: search has no anchors; write words below the anchor of a heading, or remove it',
  ]);
});
