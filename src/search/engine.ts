/** Asks the search index, which is loaded with the first question. */
import {
  bestParts,
  isComplete,
  rate,
  shortened,
  spellings,
  type FoundPage,
  type FoundPart,
  type Part,
} from './rank';
import {EVERYWHERE, type Scope} from './scopes';

export interface PageHit extends Part {
  section: string;
  /** The best parts of the page. */
  parts: Part[];
}

export interface Answer {
  query: string;
  scope: Scope;
  /** Number of pages that match; the first ones of them are in `pages`. */
  total: number;
  /** Whether some page has all words of the query; otherwise the pages are only near matches. */
  complete: boolean;
  pages: PageHit[];
}

interface IndexedPage {
  url: string;
  excerpt: string;
  content: string;
  meta: {title: string};
  filters: {section?: string[]};
  sub_results: FoundPart[];
}

interface Result {
  id: string;
  score: number;
  data(): Promise<IndexedPage>;
}

/** The part of Pagefind's interface that is used here: https://pagefind.app/docs/api/ */
interface Pagefind {
  options(options: {ranking: Record<string, number>}): Promise<void>;
  init(): Promise<void>;
  search(term: string, options: {filters: {section?: string}}): Promise<{results: Result[]}>;
}

const ADDRESS = '/pagefind/pagefind.js';

/** Reference pages are long and still the right answer; Pagefind prefers short ones by default. */
const ranking = {pageLength: 0.1, termFrequency: 0.6};

/** Pages whose text is looked at, each a download of about 3 KB, and pages shown. */
const CANDIDATES = 8;
const PARTS = 3;

let loading: Promise<Pagefind> | undefined;

/**
 * Loads the index, once.
 *
 * @throws when it is not there, as in the live preview, or does not arrive; the next call tries again.
 */
export function loadIndex(): Promise<Pagefind> {
  loading ??= (import(/* webpackIgnore: true */ ADDRESS) as Promise<Pagefind>)
    .then(async (pagefind) => {
      await pagefind.options({ranking});
      await pagefind.init();
      return pagefind;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

async function find(terms: string[], scope: Scope): Promise<Result[]> {
  const pagefind = await loadIndex();
  const filters = scope === EVERYWHERE ? {} : {section: scope};
  const found = new Map<string, Result>();
  for (const term of terms) {
    for (const result of (await pagefind.search(term, {filters})).results) {
      const former = found.get(result.id);
      if (!former || former.score < result.score) {
        found.set(result.id, result);
      }
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}

/** What the query finds or, when that is nothing, its longest beginning that finds something. */
async function findNearest(query: string, scope: Scope): Promise<Result[]> {
  for (const text of [query, ...shortened(query)]) {
    const found = await find(spellings(text), scope);
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

async function read({score, data}: Result): Promise<FoundPage> {
  const {url, excerpt, content, meta, filters, sub_results: parts} = await data();
  return {
    title: meta.title,
    url,
    excerpt,
    content,
    score,
    section: filters.section?.[0] ?? '',
    // The part above the first heading is the page itself.
    parts: parts.filter((part) => part.url.includes('#')),
  };
}

/** Answers a query with pages, best first. */
export async function search(query: string, scope: Scope): Promise<Answer> {
  const results = await findNearest(query.trim(), scope);
  const pages = await Promise.all(results.slice(0, CANDIDATES).map(read));
  const rated = pages.map((page) => ({page, rating: rate(page, query)})).sort((a, b) => b.rating - a.rating);
  return {
    query,
    scope,
    total: results.length,
    complete: pages.some((page) => isComplete(page, query)),
    pages: rated.map(({page}) => {
      const {title, url, excerpt, section} = page;
      return {title, url, excerpt, section, parts: bestParts(page, query, PARTS)};
    }),
  };
}
