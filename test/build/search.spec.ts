// How good the answers of the search are, asked without a browser; e2e/search has what readers do with them.
import {gzipSync} from 'node:zlib';
import {released, unreleased, versions} from '../../config/versions';
import {BLOG} from '../../lib/sections';
import {IN_A_FILE, SEARCH_FOLDER, TEXT_FOLDER, type Block, type SearchIndex} from '../../lib/searchIndex';
import {cardOf} from '../../src/search/excerpt';
import {find} from '../../src/search/find';
import {kindOf} from '../../src/search/kinds';
import {vocabularyOf, type Place} from '../../src/search/vocabulary';
import {judge} from '../../tools/search/judge';
import {judging, tuned, unknown} from '../../tools/search/queries';
import {searchWords} from '../../config/searchWords';
import {expect, test} from '@playwright/test';
import {has, read} from '../support/built';
import {queries} from '../support/queries';

const indexOf = (section: string) =>
  vocabularyOf(JSON.parse(read(`${SEARCH_FOLDER}/${section}.json`).toString()) as SearchIndex);

const vocabulary = indexOf(unreleased.path);
const start = `/docs/${unreleased.path}/`;

const addressOf = ({page, anchor}: Place) => page.route.slice(start.length) + (anchor && `#${anchor}`);
const ask = (query: string) => find(query, vocabulary).found.map(({place}) => addressOf(place));

const textsOf = (files: readonly string[]) =>
  files.flatMap((file) => JSON.parse(read(`${TEXT_FOLDER}/${file}`).toString()) as Block[][]);
const blocksOf = ({page, order}: Place) => textsOf([page.files[Math.floor(order / IN_A_FILE)] ?? ''])[order % IN_A_FILE] ?? [];

test('every expected answer is a section, or a page', () => {
  const known = new Set(vocabulary.places.flatMap((place) => [addressOf(place), `${place.page.route.slice(start.length)}#*`]));
  expect([...tuned, ...judging].flatMap(({answers}) => answers).filter((answer) => !known.has(answer))).toEqual([]);
});

test('words that readers use stand for a section that some version has', () => {
  const known = versions.flatMap(({path}) =>
    indexOf(path).places.map(({page, anchor}) => page.route.slice(`/docs/${path}/`.length) + (anchor && `#${anchor}`)),
  );
  expect(Object.keys(searchWords).filter((address) => !known.includes(address))).toEqual([]);
});

for (const [half, asked, first, three] of [
  ['that weights and words were tuned by', tuned, 0.94, 0.99],
  ['that only judge', judging, 0.82, 0.93],
] as const) {
  test(`of the questions ${half}, ${first * 100} % are answered first and ${three * 100} % among the first three`, () => {
    const {kinds} = judge(asked, ask);
    expect(kinds.all.asked).toBeGreaterThanOrEqual(75);
    expect(kinds.all.first / kinds.all.asked).toBeGreaterThanOrEqual(first);
    expect(kinds.all.three / kinds.all.asked).toBeGreaterThanOrEqual(three);
  });
}

test('readers find the page that they look for: first in all cases but two, among the first three in all', () => {
  const {kinds, misses} = judge(
    queries.map(([text, page]) => ({kind: 'term', text, answers: [`${page}#*`]})),
    ask,
  );
  expect(kinds.all.three, JSON.stringify(misses)).toBe(queries.length);
  expect(kinds.all.first, JSON.stringify(misses)).toBeGreaterThanOrEqual(queries.length - 2);
});

test('words that no page has find nothing', () => {
  for (const word of unknown) {
    expect.soft(ask(word), word).toEqual([]);
  }
});

/** A heading without what makes no difference to a reader. */
const plain = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

for (const section of [...versions.map(({path}) => path), BLOG]) {
  test(`each heading and name of ${section}, typed exactly, is the first answer`, () => {
    const own = indexOf(section);
    expect(own.places.length).toBeGreaterThan(10);
    const wrong = own.places.flatMap(({title, parent, anchor, page}) => {
      const names = parent ? [...title.split(', '), `${parent}.${title}`] : [title, title.toLowerCase()];
      const isType = kindOf(`${page.route}#${anchor}`, title) === 'Type';
      return [...names, ...(isType ? [`#${title}`] : [])]
        .map((name) => ({name, first: find(name, own).found[0]?.place.title ?? ''}))
        .filter(
          ({name, first}) =>
            !first.split(', ').includes(name) && ![title, parent ?? title].map(plain).includes(plain(first)),
        );
    });
    expect(wrong).toEqual([]);
  });
}

for (const {path} of versions) {
  test(`each message of ${path} is found as a terminal shows it, with its remedy`, () => {
    const own = indexOf(path);
    const messages = own.places.filter(({page, anchor, title}) => kindOf(`${page.route}#${anchor}`, title) === 'Error');
    expect(messages.length).toBeGreaterThan(20);
    for (const place of messages) {
      const message = place.title.replaceAll('…', 'something/else-1.2.3');
      // Wrapped in the middle of a word, as terminals do.
      const wrapped = message.replace(/^(.{9})/s, '$1\n');
      const pasted =
        `error at internal/cue/cue.go:46: Component.a: ${wrapped}\n    /home/ana/p/a.cue:5:12\n` +
        `error at cli/render/render.go:89: could not render component: could not run command:\n\texit status 1`;
      for (const query of [message, pasted]) {
        expect.soft(find(query, own).found[0]?.place.title, query).toBe(place.title);
      }
      expect.soft(cardOf(blocksOf(place)), place.title).toBeDefined();
    }
  });
}

for (const [query, others] of [
  ['helm values', ['Helm-Values', 'value of helm', 'HELM/VALUES', 'how to helm values?']],
  ['OutputBaseDir', ['outputbasedir', '#OutputBaseDir', 'ComponentConfig.OutputBaseDir', 'OuputBaseDir']],
  ['BuildContext', ['buildcontext', 'build context', 'build-context', 'BuildContxt']],
  ['validators', ['validator', 'validtors', 'what are validators']],
] as const) {
  test(`${query} is found however one spells it`, () => {
    const [first] = ask(query);
    for (const other of others) {
      expect.soft(ask(other).slice(0, 3), other).toContain(first);
    }
  });
}

test('all words come before most words; one unknown word does not hide what the others find', () => {
  expect(find('helm values', vocabulary).complete).toBe(true);
  const partly = find('helm values zzzz', vocabulary);
  expect(partly.complete).toBe(false);
  expect(partly.asked.map(({how}) => how)).toEqual(['known', 'known', 'unknown']);
  expect(addressOf(partly.found[0]?.place as Place)).toBe(ask('helm values')[0]);
});

test('texts are what one reads: words apart, no labels, no heading twice', () => {
  const texts = vocabulary.places
    .filter(({anchor}) => !anchor)
    .flatMap(({page}) => textsOf(page.files).flat())
    .map((block) => (typeof block === 'string' ? block : 'lead' in block ? block.lead : ''));
  expect(texts.length).toBeGreaterThan(1000);
  const wrong = /[a-z]{3}(?:Type|Presence|Default|Meaning)\b|^(?:Terminal|Output|Copy|Definition in CUE)$/;
  expect(texts.filter((text) => wrong.test(text))).toEqual([]);
});

test('each page has its text, and an index is small', () => {
  const files = [...vocabulary.places, ...indexOf(released.path).places].flatMap(({page}) => page.files);
  expect([...new Set(files)].filter((file) => !has(`${TEXT_FOLDER}/${file}`))).toEqual([]);
  for (const {path} of versions) {
    expect(gzipSync(read(`${SEARCH_FOLDER}/${path}.json`)).length, path).toBeLessThan(72 * 1024);
  }
});
