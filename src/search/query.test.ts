import {expect, test} from '@playwright/test';
import {MOST, pack, unpack, type SearchIndex} from '../../lib/searchIndex';
import {find} from './find';
import {nameOf} from './names';
import {withoutNoise} from './pasted';
import {askedOf} from './query';
import {vocabularyOf} from './vocabulary';

/** An index of one page, whose sections have these titles and nothing else. */
function indexOf(titles: readonly string[], words: Record<string, number[]>): SearchIndex {
  const terms = Object.keys(words).sort();
  return {
    pages: [{route: '/docs/v1/support/', title: 'Support', trail: '', file: 'text.0.json'}],
    sections: [titles.map((title, number) => ({anchor: number ? `s${number}` : '', title}))],
    terms: terms.join(' '),
    postings: terms
      .map((term) => pack((words[term] ?? []).map((section) => [section, MOST / 5] as const)))
      .join(' '),
  };
}

test('places are read as they were written', () => {
  for (const places of [
    [],
    [[0, 0]],
    [
      [3, MOST],
      [4, 1],
      [40, 7],
      [1300, 12],
    ],
  ] as [number, number][][]) {
    expect(unpack(pack(places))).toEqual(places);
  }
});

const vocabulary = vocabularyOf(
  indexOf(['Support', 'Environments', 'no tag for "…"', 'Helm values'], {
    environment: [1],
    environments: [1, 2],
    helm: [3],
    values: [3, 1],
    outputbasedir: [2],
    output: [2],
    base: [2],
    dir: [2],
    argo: [1],
    cd: [1],
  }),
);

for (const [query, words] of [
  ['how to use the environments', ['environments: known']],
  ['environmant', ['environmant: misspelt']],
  ['env', ['env: begun']],
  ['staging', ['staging: synonym']],
  ['zzzz', ['zzzz: unknown']],
  ['what is the', ['what: unknown', 'is: unknown', 'the: unknown']],
  ['helm Helm HELM', ['helm: known']],
] as const) {
  test(`${query} is understood as ${words.join(', ')}`, () => {
    expect(askedOf(query, vocabulary).map(({typed, how}) => `${typed}: ${how}`)).toEqual(words);
  });
}

test('an exact word comes before its forms, and these before what it means', () => {
  const [asked] = askedOf('environments', vocabulary);
  expect(asked?.answering.slice(0, 2)).toEqual([
    {terms: ['environments'], worth: 1},
    {terms: ['environment'], worth: 0.9},
  ]);
  expect(askedOf('argocd', vocabulary)[0]?.answering[0]?.terms).toEqual(['argo', 'cd']);
});

test('a message is found in what a terminal shows, wrapped in the middle of a word', () => {
  const pasted = 'error at internal/cue/cue.go:46: no ta\ng for "region"\nno tag for "region"';
  const {found, isMessage, complete} = find(pasted, vocabulary);
  expect({title: found[0]?.place.title, isMessage, complete}).toEqual({
    title: 'no tag for "…"',
    isMessage: true,
    complete: true,
  });
  expect(find('tag', vocabulary).isMessage).toBe(false);
});

for (const [output, rest] of [
  ['helm values', 'helm values'],
  ['error at a/b.go:46: a.b: is wrong\n    /home/ana/p/a.cue:5:12', 'a.b: is wrong'],
  [
    "error at cli/render.go:89: could not render component: could not run command:\n\tholos 'render' 'a'\n\texit status 1",
    undefined,
  ],
] as const) {
  test(`of ${JSON.stringify(output.slice(0, 40))} the cause is looked for`, () => {
    const left = withoutNoise(output).replace(/\s+/g, ' ').trim();
    // Where nothing is left, the whole output is asked for.
    expect(left).toBe(rest ?? output.replace(/\s+/g, ' ').trim());
  });
}

for (const [title, parent, query, value] of [
  ['Platform', undefined, 'Platform', 1],
  ['Platform', undefined, 'platform', 1],
  ['Platform', undefined, '#Platform', 0.8],
  ['EnableHooks', 'Helm', 'EnableHooks', 0.9],
  ['EnableHooks', 'Helm', 'Helm.EnableHooks', 0.8],
  ['EnableHooks', 'Helm', 'enablehooks', 0.5],
  ['EnableHooks', 'Helm', '#EnableHooks', 0],
  ['--inject, -t', 'holos render platform', '--inject', 0.9],
  ['--inject, -t', 'holos render platform', '-t', 0.9],
  ['--inject, -t', 'holos render platform', 'inject', 0.2],
  ['version', 'Chart', '--version', 0],
] as const) {
  test(`"${query}" names ${title} to ${value}`, () => {
    expect(nameOf({anchor: 'a', title, ...(parent && {parent})}, query)).toBe(value);
  });
}
