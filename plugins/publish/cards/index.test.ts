// test/build/previews.spec.ts tests that each page has a picture of its own, of the right size.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, test} from '@playwright/test';
import {parseHtml} from '../../engine/html';
import type {Article} from '../../engine/finishedPage';
import {cards} from '.';
import {cardPng} from './picture';

const font = (weight: number) =>
  require.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`);

const options: Parameters<typeof cards>[0] = {
  folder: '/cards/',
  name: 'Another site',
  address: 'example.com',
  mark: '<path d="M0 0H64V64Z"/>',
  colors: {
    paper: '#ffffff',
    ink: '#000000',
    softInk: '#444444',
    line: '#888888',
    markedLine: '#ff0000',
    markedPaper: '#ffeeee',
  },
  fonts: {400: font(400), 700: font(700)},
  card: ({title, description}) => ({title, description, section: 'Docs', edition: 'v1'}),
};

const texts = {title: 'A', description: 'About it.', section: 'Docs', edition: 'v1'};

const article = (title: string): Article => ({
  ...texts,
  title,
  route: '/docs/a/',
  source: 'docs/a.md',
  id: 'a',
  trail: [],
});

/** Draws cards: titles by the address that a page names. */
async function draw(titles: Record<string, string>, more?: Partial<typeof options>): Promise<Buffer[]> {
  const siteDir = test.info().outputPath();
  const site = {siteDir, outDir: path.join(siteDir, 'build'), url: 'https://example.com/below'};
  const step = cards({...options, ...more});
  for (const [image, title] of Object.entries(titles)) {
    const tree = parseHtml(`<meta property=og:image content="https://example.com/below${image}">`);
    await step.page?.({site, tree, article: title ? article(title) : undefined} as never);
  }
  await step.site?.(site as never);
  return Object.keys(titles).map((image) => readFileSync(path.join(site.outDir, image)));
}

/** Names of the cached files. */
const cached = () => readdirSync(test.info().outputPath('node_modules/.cache/cards'));

test('a card is cached, until anything that it shows changes: a word, a color, the mark', async () => {
  const [first] = await draw({'/cards/a.png': 'A'});
  expect(await draw({'/cards/a.png': 'A'})).toEqual([first]);
  expect(cached()).toHaveLength(1);
  await draw({'/cards/a.png': 'A'}, {mark: '<circle r="32"/>'});
  await draw({'/cards/a.png': 'A'}, {colors: {...options.colors, ink: '#0000ff'}});
  await draw({'/cards/a.png': 'B'});
  expect(cached()).toHaveLength(4);
});

test('a cover takes the place of the mark, and the site has a card of its own', async () => {
  const withCover = (color: string) => ({
    ...texts,
    cover: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 704 370"><style>.a{fill:${color}}</style><path class="a" d="M0 0h704v370H0z"/></svg>`,
  });
  const [red, blue] = [withCover('#ff0000'), withCover('#0000ff')];
  const [plain] = await draw({'/cards/a.png': 'A'});
  const [first] = await draw({'/cards/a.png': 'A'}, {card: () => red, site: {...red, file: '/img/site.png'}});
  const [second] = await draw({'/cards/a.png': 'A'}, {card: () => blue});
  expect(first).not.toEqual(plain);
  expect(second).not.toEqual(first);
  expect(readFileSync(test.info().outputPath('build/img/site.png'))).toEqual(first);
});

test('a card of two pages is refused, and so is one of no article', async () => {
  await expect(draw({'/cards/a.png': ''})).rejects.toThrow("is a card, but the page isn't an article");
  const step = cards(options);
  const page = {
    site: {url: ''},
    tree: parseHtml('<meta property=og:image content="/cards/a.png">'),
    article: article('A'),
  };
  await step.page?.(page as never);
  expect(() => step.page?.(page as never)).toThrow('is also the card of docs/a.md');
});

test('a character that the font lacks is drawn by a fallback, and left out if none has it', async () => {
  const fallbacks = [
    {400: require.resolve('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff')},
  ];
  const cards = {
    '/cards/arrow.png': 'Kargo → it',
    '/cards/a b.png': 'Kargo it',
    '/cards/none.png': 'Kargo 漢 🎉 it',
  };
  const [arrow, plain, without] = await draw(cards, {fallbacks});
  expect(arrow).not.toEqual(plain);
  expect(without).toEqual(plain);
});

test('the memory of a drawn card is free again, so a site can have thousands', async () => {
  // As the thread loads it, which has no compiler.
  const {default: drawCard} = (await import('./draw.mjs')) as {default: Parameters<typeof cardPng>[2]};
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const used = () => process.memoryUsage.rss() / 1e6;
  async function drawCards(count: number): Promise<void> {
    for (let card = 0; card < count; card++) {
      await cardPng({...texts, title: `Card ${card}`}, options, drawCard);
      collectGarbage();
    }
  }
  await drawCards(20);
  const before = used();
  await drawCards(40);
  // The pictures of 40 cards have 121 MB.
  expect(used() - before).toBeLessThan(60);
});
