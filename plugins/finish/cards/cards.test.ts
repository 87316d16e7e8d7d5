import {expect, test} from '@playwright/test';
import {readColors} from '../../../config/identity';
import {siteDir} from '../../../config/pages';
import {unreleased} from '../../../config/versions';
import {cardFor, type Card} from './card';
import {drawPicture} from './picture';

const page = {
  id: 'topics/kargo',
  card: '',
  route: '/docs/v1/topics/kargo/',
  section: 'v1',
  trail: [],
  title: 'Kargo',
  description: 'What it is about.',
  source: 'docs/topics/kargo.mdx',
};

test('a card of the docs names the part and the version', () => {
  expect(cardFor(page)).toMatchObject({section: 'Docs · Topics', edition: 'v1', isUnreleased: false});
  expect(cardFor({...page, section: unreleased.path})).toMatchObject({
    edition: `${unreleased.path} · unreleased`,
    isUnreleased: true,
  });
  // The part's own page does not say it twice.
  expect(cardFor({...page, title: 'Topics', id: 'topics/index'}).section).toBe('Docs');
  expect(cardFor({...page, id: 'glossary'}).section).toBe('Docs');
});

test('a card of a post names its day', () => {
  expect(cardFor({...page, section: 'blog', day: '2024-10-28'})).toMatchObject({
    section: 'Blog',
    edition: 'October 28, 2024',
  });
});

const colors = readColors(siteDir);

const draw = (cards: Card[]) => cards.map((card) => Buffer.from(drawPicture({card, colors})));

test('cards are pictures of their own, of the size that previews ask for', () => {
  const cards = [
    cardFor(page),
    cardFor({...page, title: 'Another'}),
    cardFor({...page, title: 'A < B & "C"'}),
  ];
  const drawn = draw(cards);
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(3);
  for (const png of drawn) {
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  // The same card is the same picture: it can be kept.
  expect(draw(cards.slice(0, 1))[0]).toEqual(drawn[0]);
});

test('a card that cannot be drawn is named, as one with a character that the font lacks', () => {
  expect(() => draw([{...cardFor(page), title: {} as string}])).toThrow('cannot be drawn');
  expect(() => draw([{...cardFor(page), title: 'Kargo 漢'}])).toThrow(
    'The card of "Kargo 漢" cannot be drawn: Error: the font has no "漢"',
  );
});
