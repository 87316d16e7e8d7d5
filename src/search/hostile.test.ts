/** What readers, addresses and the storage may ask, against all of the search that needs no index. */
import {expect, test} from '@playwright/test';
import {hostileTexts, oneOf, createChance, shown} from '../../lib/hostile';
import {MOST, pack} from '../../lib/searchIndex';
import {likelyPage} from '../theme/NotFound/Content/likelyPage';
import {excerptOf} from './excerpt';
import {find} from './find';
import {forgetQueries, LONGEST, recentQueries, rememberQuery} from './recent';
import {vocabularyOf} from './vocabulary';

const KEY = 'holos.search.recent';
const texts = hostileTexts(2500);

/** An index with words that some of the texts have, and those that objects have by themselves. */
const terms = [
  'blog',
  'constructor',
  'docs',
  'helm',
  'holos',
  'script',
  'v1alpha5',
  'value',
  '__proto__',
].sort();
const vocabulary = vocabularyOf({
  pages: [{route: '/docs/v1/tutorial/helm-values/', title: 'Helm values', trail: '', files: ['text.0.json']}],
  sections: [
    [
      {anchor: '', title: 'Helm values'},
      {anchor: 'error', title: 'no holos in "…"'},
    ],
  ],
  terms: terms.join(' '),
  postings: terms.map((_, number) => pack([[number % 2, MOST / 5]])).join(' '),
});

const stored = new Map<string, string>();

test.beforeAll(() => {
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

test.afterAll(() => {
  delete (globalThis as {localStorage?: unknown}).localStorage;
});

/** Texts for which something does not hold, or throws. */
function failing(holds: (text: string) => boolean): string[] {
  return texts.flatMap((text) => {
    try {
      return holds(text) ? [] : [shown(text)];
    } catch (error) {
      return [`${shown(text)}: ${String(error)}`];
    }
  });
}

test('every query is answered, and no text becomes more than text', () => {
  const bad = failing((text) => {
    const {found, asked} = find(text.slice(0, LONGEST), vocabulary);
    // A text of the site, with what was asked for marked in it.
    const shownText = excerptOf([text.slice(0, 1000)], asked);
    return (
      found.every(({score}) => Number.isFinite(score) && score > 0) &&
      shownText.every((piece) => typeof piece.text === 'string')
    );
  });
  expect(bad).toEqual([]);
});

test('no address is taken for a page that the site does not have', () => {
  const pages = ['/docs/v1/tutorial/helm-values/', '/blog/', '/docs/v1/glossary/'];
  expect(failing((text) => pages.concat('').includes(likelyPage(`/${text}`, pages) ?? ''))).toEqual([]);
});

test('stored queries of another form are stored anew, once', () => {
  const chance = createChance();
  const bad = failing((text) => {
    const other = oneOf(chance, texts);
    const lists = [[text, other, 1], [text, text, other], {0: text}, [[text]], text, Array(9).fill(text)];
    return [text, `["${text}`, ...lists.map((list) => JSON.stringify(list))].every((value) => {
      stored.set(KEY, value);
      const queries = recentQueries();
      const healed = stored.get(KEY);
      return (
        queries.every((query) => query !== '' && query.length <= LONGEST && query.trim() === query) &&
        new Set(queries).size === queries.length &&
        queries.length <= 5 &&
        healed === (queries.length === 0 ? undefined : JSON.stringify(queries)) &&
        JSON.stringify(recentQueries()) === JSON.stringify(queries)
      );
    });
  });
  expect(bad).toEqual([]);
});

test('what is remembered is what is read', () => {
  const bad = failing((text) => {
    stored.clear();
    rememberQuery('former');
    rememberQuery(text);
    const [first, second] = recentQueries();
    const own = text.trim().slice(0, LONGEST).trim();
    forgetQueries();
    return own === '' ? first === 'former' : first === own && second === 'former';
  });
  expect(bad).toEqual([]);
  expect(stored.size).toBe(0);
});
