/** What readers, addresses and the storage may ask, against all of the search that needs no index. */
import {expect, test} from '@playwright/test';
import {hostileTexts, oneOf, createChance, shown} from '../../lib/hostile';
import {likelyPage} from '../theme/NotFound/Content/likelyPage';
import {readable} from './excerpt';
import {bestParts, isComplete, leadsToPart, rate, shortened, spellings, type FoundPage} from './rank';
import {forgetQueries, LONGEST, recentQueries, rememberQuery} from './recent';
import {corrected} from './spelling';

const KEY = 'holos.search.recent';
const texts = hostileTexts(2500);

const page: FoundPage = {
  title: 'Helm values',
  url: '/docs/v1/tutorial/helm-values/',
  excerpt: 'Set <mark>values</mark> &lt;once&gt;.',
  content: 'Helm values. Set values once. The img of a chart is src.',
  score: 1,
  section: 'v1',
  parts: [{title: 'Values', url: '/docs/v1/tutorial/helm-values/#values', excerpt: '', locations: [1, 2]}],
};

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

test('every query can be judged', () => {
  const bad = failing((text) => {
    const query = text.slice(0, LONGEST);
    const made = [...spellings(query), ...shortened(query), corrected(query, [page.content]) ?? ''];
    bestParts(page, query, 3);
    leadsToPart(page, query);
    isComplete(page, query);
    // A text of the site, as the index writes it: no query makes an element of it.
    const escaped = text
      .slice(0, 1000)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;');
    const shownText = readable(`<mark>${escaped}</mark> ${escaped}`, page.title, query);
    return (
      !/<(?!\/?mark>)/.test(shownText) &&
      Number.isFinite(rate(page, query)) &&
      made.every((one) => one.length <= 2 * LONGEST)
    );
  });
  expect(bad).toEqual([]);
});

test('no address is taken for a page that the site does not have', () => {
  const pages = [page.url, '/blog/', '/docs/v1/glossary/'];
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
