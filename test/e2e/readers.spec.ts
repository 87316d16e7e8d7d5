import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import type {Readability} from '@mozilla/readability';
import type Defuddle from 'defuddle';
import {siteDir} from '../../config/pages';
import {site} from '../../config/site';
import {build, htmlOf, pageOf} from '../support/built';
import {addressOf, articles} from '../support/site';

/** What a program kept of a page. */
interface Kept {
  blocks: string[];
  headings: string[];
  author?: string | null;
}

const oneLine = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/** The lines of a block without indents, which programs change: tabs become spaces, and empty lines go. */
const linesOf = (code: string) => code.split('\n').map(oneLine).filter(Boolean).join('\n');

/** Runs trafilatura on all pages at once, because it starts slowly. It has elements of its own: `code` and `head`. */
const withTrafilatura = `
import json, sys, trafilatura
from lxml import etree
for file in json.load(sys.stdin):
    tree = etree.fromstring(trafilatura.extract(open(file, encoding='utf-8').read(), output_format='xml', with_metadata=True))
    texts = lambda tag: [''.join(one.itertext()) for one in tree.iter(tag)]
    print(json.dumps({'blocks': texts('code'), 'headings': texts('head'), 'author': tree.get('author')}))
`;

/** The version of trafilatura on this machine, if it has one. */
function findTrafilatura(): string | undefined {
  try {
    const print = 'import trafilatura; print(trafilatura.__version__)';
    return execFileSync('python3', ['-c', print], {encoding: 'utf8', stdio: 'pipe'}).trim();
  } catch {
    return undefined;
  }
}

/** What each article has. Called in tests, because there is no build before them. */
const readPages = () =>
  articles.map(({route}) => {
    const page = pageOf(route);
    const body = page('article .markdown').toArray();
    const textsIn = (selector: string) =>
      page(body)
        .find(selector)
        .toArray()
        .map((one) => page(one).text());
    return {
      route,
      blocks: textsIn('pre').map(linesOf),
      headings: textsIn('h2, h3, h4').map(oneLine),
    };
  });

/** The items that the other list lacks; each counts as often as it is there. */
function lacking(items: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return items.filter((item) => {
    const index = left.indexOf(item);
    left.splice(index, index < 0 ? 0 : 1);
    return index < 0;
  });
}

/** Compares pages with what a program kept of them. */
function expectWhole(program: string, kept: readonly Kept[]): void {
  const pages = readPages();
  pages.forEach(({route, blocks, headings}, index) => {
    const found = kept[index] as Kept;
    const lostBlocks = lacking(blocks, found.blocks.map(linesOf));
    expect.soft(lostBlocks, `${route}: code that ${program} drops`).toEqual([]);
    const lostHeadings = lacking(headings, found.headings.map(oneLine));
    expect.soft(lostHeadings, `${route}: headings that ${program} drops`).toEqual([]);
    expect.soft(found.author, `${route}: the author that ${program} names`).toBe(site.authors);
  });
  expect(pages.flatMap(({blocks}) => blocks).length).toBeGreaterThan(0);
}

/** Loads a package's script for browsers into an empty page. */
async function load(page: Page, name: string, script: string): Promise<string> {
  const folder = path.join(siteDir, 'node_modules', name);
  await page.addScriptTag({path: path.join(folder, script)});
  const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string};
  return `${name} ${version}`;
}

/** Gives each page to a program that runs in the browser, and reads the HTML that it makes of the page. */
async function keep(
  page: Page,
  run: (html: string, url: string) => {content: string; author?: string | null},
) {
  await page.evaluate(`window.run = ${String(run)}`);
  const kept: Kept[] = [];
  for (const {route} of articles) {
    const found = await page.evaluate(
      ([html, url]) => {
        const {content, author} = (window as unknown as {run: typeof run}).run(html, url);
        const article = new DOMParser().parseFromString(content, 'text/html');
        const textsOf = (selector: string) =>
          Array.from(article.querySelectorAll(selector), ({textContent}) => textContent ?? '');
        return {blocks: textsOf('pre'), headings: textsOf('h1, h2, h3, h4, h5'), author};
      },
      [htmlOf(route), addressOf(route)] as const,
    );
    kept.push(found);
  }
  return kept;
}

test('reader view, as in Firefox, shows each block of code and heading of every article', async ({page}) => {
  const program = await load(page, '@mozilla/readability', 'Readability.js');
  const kept = await keep(page, (html) => {
    const {Readability: Reader} = window as unknown as {Readability: typeof Readability};
    const read = new Reader(new DOMParser().parseFromString(html, 'text/html')).parse();
    return {content: read?.content ?? '', author: read?.byline};
  });
  expectWhole(program, kept);
});

test('Obsidian’s clipper saves each block of code and each heading of every article', async ({page}) => {
  const program = await load(page, 'defuddle', 'dist/index.js');
  const kept = await keep(page, (html, url) => {
    const {Defuddle: Clipper} = window as unknown as {Defuddle: typeof Defuddle};
    return new Clipper(new DOMParser().parseFromString(html, 'text/html'), {url}).parse();
  });
  expectWhole(program, kept);
});

test('trafilatura, which collects texts for language models, keeps each block of code and each heading', () => {
  const version = findTrafilatura();
  test.skip(version === undefined, 'needs trafilatura: pip install trafilatura');
  const files = articles.map(({route}) => path.join(build, route, 'index.html'));
  const output = execFileSync('python3', ['-c', withTrafilatura], {
    input: JSON.stringify(files),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const kept = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);
  expectWhole(`trafilatura ${version}`, kept);
});
