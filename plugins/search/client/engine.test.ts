// The search engine on pages of another site.
import {expect, test} from '@playwright/test';
import {pageMeant, wordsOf} from './address';
import {createEngine} from './engine';
import type {IndexedPage, IndexedSection} from './index-file';

const section = (
  anchor: string,
  title: string,
  text: string,
  more: Partial<IndexedSection> = {},
): IndexedSection => ({
  anchor,
  title,
  blocks: [text],
  ...more,
});

const pages: IndexedPage[] = [
  {
    route: '/knots/',
    title: 'Knots',
    description: 'How to tie them.',
    trail: [],
    sections: [
      section('', 'Knots', 'Ropes hold by knots.'),
      section('bowline', 'Bowline', 'A loop that does not slip.', {words: 'rescue, climbing'}),
      section('sheet', 'Sheet bend', 'Joins two ropes.'),
      section('Rope.maxLoad', 'maxLoad', 'In newtons, for the sheet bend.', {parent: 'Rope', kind: 'Field'}),
      section('broken', 'rope "…" is broken at …', 'Cause: it was too thin.', {kind: 'Error'}),
    ],
  },
];

const ask = async (query: string) => {
  const engine = createEngine(pages);
  const {found, ...rest} = engine.find(query);
  return {...rest, anchors: found.map(({section: {anchor}}) => anchor)};
};

for (const [what, query, anchor] of [
  ['a heading', 'knots', ''],
  ['another form of a word', 'slipping', 'bowline'],
  ['a word of the front matter', 'rescue', 'bowline'],
  ['a typing error', 'bolwine', 'bowline'],
  ['a typing error that changes the stem', 'climibng', 'bowline'],
  ['a typing error in a short word', 'kntos', ''],
  ['the beginning of a word', 'bowl', 'bowline'],
  ['the beginning of a name of several words', 'RopeMaxLo', 'Rope.maxLoad'],
  ['two words of a title as one', 'sheetbend joins', 'sheet'],
  ['letters, spaces and dashes that only look different', '“ｍａｘ‑load\u200b”\u00a0 field', 'Rope.maxLoad'],
  ['the path of a field', 'Rope.maxLoad', 'Rope.maxLoad'],
  ['a part of a name', 'load', 'Rope.maxLoad'],
  ['two words that are one name', 'max load', 'Rope.maxLoad'],
  ['a name and what it belongs to', 'rope max load', 'Rope.maxLoad'],
  ['a name and its kind', 'max-load field', 'Rope.maxLoad'],
  [
    'a message in the output of a program',
    'E1 at x.go:3: rope "a b" is bro\nken at 3 m\nexit status 1',
    'broken',
  ],
] as const) {
  test(`${what} finds its section`, async () => {
    const {anchors, isComplete} = await ask(query);
    expect(anchors[0]).toBe(anchor);
    expect(isComplete).toBe(true);
  });
}

test('the section with the name that a query has comes before one that has its words more often', async () => {
  const text = 'Max load of a rope. '.repeat(9);
  const [knots] = pages as [IndexedPage];
  const others = [section('load', 'Loads and their max', text), ...knots.sections];
  const {found} = createEngine([{...knots, sections: others}]).find('max load');
  expect(found[0]?.section.anchor).toBe('Rope.maxLoad');
});

test('the section that has a word comes before one whose title has a longer word, which is found, too', () => {
  const [knots] = pages as [IndexedPage];
  const sections = [section('a', 'Bowlines', 'A bowline.'), section('b', 'Ties', 'A bow.')];
  const {found} = createEngine([{...knots, sections}]).find('bow');
  expect(found.map((one) => one.section.anchor)).toEqual(['b', 'a']);
});

test('an unknown word finds nothing, and the other words of the query still find their pages', async () => {
  for (const other of ['zzzzzz', 'towing', 'bots']) {
    expect(await ask(other)).toMatchObject({anchors: [], isComplete: false});
  }
  const {anchors, missing, isComplete} = await ask('bowline zzzzzz');
  expect(anchors[0]).toBe('bowline');
  expect(isComplete).toBe(false);
  expect(missing).toEqual(['zzzzzz']);
});

test('a message of less than eight letters is found by its words alone', async () => {
  const error = (title: string) => [
    {...(pages[0] as IndexedPage), sections: [section('e', title, 'Cause: age.', {kind: 'Error'})]},
  ];
  expect(createEngine(error('it rots')).find('x: it rots')).toMatchObject({messages: 0});
  expect(createEngine(error('it is rotten')).find('x: it is rotten')).toMatchObject({messages: 1});
});

test('file paths and line numbers in a pasted error message don’t change what it finds', async () => {
  const message = 'rope "a b" is broken at 3 m';
  const {anchors} = await ask(message);
  expect((await ask(`${message}:\n    /home/bowline/knots.cue:3:5\n    ./slip.cue:1`)).anchors).toEqual(
    anchors,
  );
  // They are words where the query has no message.
  expect((await ask('/home/bowline/a.cue:3:5')).anchors).toContain('bowline');
});

test('no text that a reader types makes the search fail', async () => {
  for (const query of ['', ' ', '…', '(', '[a-z]+$', '\\', '__proto__', '<b>', 'a'.repeat(4000)]) {
    expect(Array.isArray((await ask(query)).anchors), query).toBe(true);
  }
});

test('an address means the page with the nearest name that has each word, up to its ending or a slip', () => {
  const pages = ['argocd-application', 'argocd', 'private', '#a'].map((name) => ({to: `/docs/${name}/`}));
  const means = (address: string) => pages.indexOf(pageMeant(pages, wordsOf(address)) as never);
  expect(['/Argocd-appliaction.html', '/applications', '/argocd'].map(means)).toEqual([0, 0, 1]);
  expect(['/argocd-pricing', '/privacy', '/appointment', '/doc', '/a'].map(means)).toEqual(Array(5).fill(-1));
});
