import {expect, test} from '@playwright/test';
import {MOST, pack, unpack, type SearchIndex} from '../../lib/searchIndex';
import {find} from './find';
import {namedBy, nameOf} from './names';
import {withoutNoise} from './pasted';
import {askedOf} from './query';
import {vocabularyOf} from './vocabulary';

/** An index of one page, whose sections have these titles and nothing else. */
function indexOf(titles: readonly string[], words: Record<string, number[]>): SearchIndex {
  const terms = Object.keys(words).sort();
  return {
    pages: [{route: '/docs/v1/support/', title: 'Support', trail: '', files: ['text.0.json']}],
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

/** An index of sections, with what readers may say instead of their headings. */
const withWords = (...sections: readonly (readonly [title: string, also: string])[]) => {
  const titles = sections.map(([title]) => title);
  const words: Record<string, number[]> = {};
  sections.forEach(([title, also], number) =>
    `${title} ${also}`
      .toLowerCase()
      .match(/\w+/g)
      ?.forEach((word) => (words[word] = [...new Set([...(words[word] ?? []), number])])),
  );
  const index = indexOf(titles, words);
  return vocabularyOf({
    ...index,
    sections: index.sections.map((own) =>
      own.map((one, number) => ({...one, also: sections[number]?.[1] ?? ''})),
    ),
  });
};

test('a section is found by what readers say instead of its heading, the whole phrase before a part of it', () => {
  const own = withWords(
    ['Support', 'help'],
    ['Upgrade a chart', 'pin a version'],
    ['Changes', 'release notes, what is new'],
    ['Release name', 'notes of a chart, more notes, others'],
  );
  expect(find('release notes', own).found[0]?.place.title).toBe('Changes');
  expect(find('pin version', own).found[0]?.place.title).toBe('Upgrade a chart');
});

test('a misspelt heading is the heading; a rare word may be meant as the usual one that is like it', () => {
  const usual = Array.from({length: 9}, (_, number) => [`Environment ${number}`, 'environment'] as const);
  const own = withWords(['Components', 'x'], ['Component', 'y'], ['enviroment', 'z'], ...usual);
  expect(find('komponent', own).found[0]?.place.title).toBe('Component');
  const [asked] = askedOf('enviroment', own);
  expect(asked?.answering.map(({terms}) => terms.join(' '))).toEqual(['enviroment', 'environment']);
});

test('words such as "see" and "what" count less than others', () => {
  const own = withWords(['See', 'a'], ['Separator', 'b'], ['More', 'c']);
  expect(find('see separator', own).found[0]?.place.title).toBe('Separator');
});

for (const [query, name] of [
  ['the OutputBaseDir field', 'OutputBaseDir'],
  ['flag --force', '--force'],
  ['-t option', '-t'],
  ['field not allowed', 'field not allowed'],
  ['helm command', 'helm command'],
] as const) {
  test(`"${query}" asks for ${name}`, () => {
    expect(namedBy(query)).toBe(name);
  });
}

for (const [query, words] of [
  ['how to use the environments', ['environments: known']],
  ['environmant', ['environmant: misspelt']],
  ['env', ['env: begun']],
  ['staging', ['staging: synonym']],
  ['zzzz', ['zzzz: unknown']],
  ['what is the', ['what: unknown', 'is: unknown', 'the: unknown']],
  ['helm Helm HELM', ['helm: known']],
  ['helmvalues', ['helmvalues: known']],
  ['outputbase', ['outputbase: begun']],
  ['hlem', ['hlem: misspelt']],
  ['envirronmant', ['envirronmant: misspelt']],
  ['bvalues', ['bvalues: unknown']],
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
  ['zsh: command not found: helm', 'command not found: helm'],
  ['stat ${TMP}/a/b.yaml: no such file', 'stat ${TMP} : no such file'],
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
  ['version', 'Chart', 'version', 0.7],
  ['version', 'Chart', 'helm.chart.version', 0.5],
  ['components', 'Platform', '#Platform.components', 0.8],
] as const) {
  test(`"${query}" names ${title} to ${value}`, () => {
    expect(nameOf({anchor: 'a', title, ...(parent && {parent})}, query)).toBe(value);
  });
}
