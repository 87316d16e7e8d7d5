import {expect, test} from '@playwright/test';
import {
  bestParts,
  isComplete,
  leadsToPart,
  longestRun,
  rate,
  shortened,
  spellings,
  type FoundPage,
} from './rank';

function page(changes: Partial<FoundPage> = {}): FoundPage {
  const base = {
    title: 'A page',
    url: '/docs/a/',
    excerpt: '',
    score: 1,
    content: '',
    section: 'blog',
    parts: [],
  };
  return {...base, ...changes};
}

const part = (title: string, ...locations: number[]) => ({title, url: `#${title}`, excerpt: '', locations});

for (const [query, expected] of [
  ['helm values', ['helm values']],
  ['#Helm', ['Helm']],
  ['--write-to', ['write-to', 'write to']],
  ['spec.artifacts', ['spec.artifacts', 'spec artifacts']],
  ['unknown flag: --platform', ['unknown flag platform']],
  ['  Größe  ', ['Größe']],
  ['#', []],
  ['', []],
] as const) {
  test(`${JSON.stringify(query)} is looked for as ${JSON.stringify(expected)}`, () => {
    expect(spellings(query)).toEqual(expected);
  });
}

for (const [query, expected] of [
  ['validating', ['validatin', 'validati', 'validat', 'valida', 'valid']],
  ['helm values', ['helm value', 'helm valu']],
  ['qqq', []],
  ['--', []],
] as const) {
  test(`${JSON.stringify(query)}, if it finds nothing, is looked for as ${JSON.stringify(expected)}`, () => {
    expect(shortened(query)).toEqual(expected);
  });
}

test.describe('a page comes before one that the index thinks as good', () => {
  const other = rate(page(), 'kustomize patch');
  for (const [reason, changes] of [
    ['has all words in its title, in singular or plural', {title: 'Patches with Kustomize: a patch'}],
    ['has a heading with the query', {parts: [part('Kustomize patch')]}],
    ['has the query to the letter', {content: 'a Kustomize patch in use'}],
  ] as const) {
    test(`if it ${reason}`, () => {
      expect(rate(page(changes as Partial<FoundPage>), 'kustomize patch')).toBeGreaterThan(other);
    });
  }

  test('if it has the query with its capitals', () => {
    const lower = rate(page({content: 'valueFiles'}), 'ValueFiles');
    expect(rate(page({content: 'ValueFiles'}), 'ValueFiles')).toBeGreaterThan(lower);
  });

  for (const name of ['EnableHooks', '#EnableHooks', 'spec.EnableHooks', '--EnableHooks']) {
    test(`if it is the reference that has the name ${name}`, () => {
      const content = 'spec.EnableHooks and --EnableHooks';
      const topic = rate(page({content, url: '/docs/v1alpha6/topics/custom-resources/'}), name);
      expect(rate(page({content, url: '/docs/v1alpha6/api/author/'}), name)).toBeGreaterThan(topic);
    });
  }

  test('not for being the reference if the query is a word', () => {
    const topic = rate(page({content: 'hooks', url: '/docs/v1alpha6/topics/custom-resources/'}), 'hooks');
    expect(rate(page({content: 'hooks', url: '/docs/v1alpha6/api/author/'}), 'hooks')).toBe(topic);
  });

  test('if its title goes on as the last word begins, no other word', () => {
    expect(rate(page({title: 'Helm values'}), 'helm val')).toBeGreaterThan(rate(page(), 'helm val'));
    expect(rate(page({title: 'Helm values'}), 'val helm')).toBe(rate(page(), 'val helm'));
  });

  test('not if only some words are in its title', () => {
    expect(rate(page({title: 'Kustomize'}), 'kustomize patch')).toBe(other);
  });
});

test('the more often a page has the query, the better, up to a point', () => {
  const times = (count: number) => rate(page({content: 'flag '.repeat(count)}), 'flag');
  expect(times(3)).toBeGreaterThan(times(1));
  expect(times(100)).toBe(times(10));
});

test('the longest run of words side by side', () => {
  expect(longestRun([])).toBe(0);
  expect(longestRun([7])).toBe(1);
  expect(longestRun([1, 5, 6, 7, 9, 10])).toBe(3);
});

test('parts are shown by heading, then by words side by side, then by number', () => {
  const parts = [
    part('Often', 1, 5, 9, 13),
    part('Side by side', 20, 21),
    part('Out of bound', 30),
    part('Rarely', 40),
  ];
  expect(bestParts(page({parts}), 'out of bound', 3).map(({title}) => title)).toEqual([
    'Out of bound',
    'Side by side',
    'Often',
  ]);
});

for (const [query, complete] of [
  ['policies', true],
  ['a policy refuses', true],
  ['policy zzz', false],
  ['policyxyz', false],
] as const) {
  test(`a page about policies ${complete ? 'answers' : 'only comes near to'} "${query}"`, () => {
    const about = page({title: 'Policies', content: 'A policy that refuses policies.'});
    expect(isComplete(about, query)).toBe(complete);
  });
}

test.describe('what is opened is', () => {
  const parts = [part('Out of bound', 30, 31)];
  for (const [where, changes, toPart] of [
    ['the part, if the title says nothing of the query', {parts}, true],
    ['the page, if it is about the query', {title: 'Out of bounds', parts}, false],
    ['the page, if it has no part that matches', {parts: []}, false],
    ['the part, if its heading says more', {parts, intro: part('A page', 1, 2, 3)}, true],
    [
      'the page, if its beginning says more',
      {parts: [part('Rarely', 9)], intro: part('A page', 1, 2)},
      false,
    ],
  ] as const) {
    test(where, () => {
      expect(leadsToPart(page(changes as Partial<FoundPage>), 'out of bound')).toBe(toPart);
    });
  }
});
