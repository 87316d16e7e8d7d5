/** Asks the search index, which is loaded with the first question. */
import {base} from '../base';
import {readable} from './excerpt';
import {kindOf, type Kind} from './kinds';
import {
  bestParts,
  isComplete,
  leadsToPart,
  rate,
  shortened,
  spellings,
  type FoundPage,
  type FoundPart,
  type Part,
} from './rank';
import {EVERYWHERE, scopes, type Scope} from './scopes';
import {corrected} from './spelling';

/** A page or a part of one, as it is shown. */
export interface Hit extends Part {
  kind: Kind;
}

export interface PageHit extends Hit {
  section: string;
  /** The categories of the sidebar that it stands in. */
  trail: string;
  /** The best parts of the page. */
  parts: Hit[];
}

export interface Answer {
  query: string;
  scope: Scope;
  /** Number of pages that match; the first ones of them are in `pages`. */
  total: number;
  /** Whether some page has all words of the query; otherwise the pages are only near matches. */
  complete: boolean;
  pages: PageHit[];
  /** Whether Enter opens the first part of the first page, not the page. */
  opensPart: boolean;
  /** The query as it was probably meant, if nothing answers it. */
  suggestion?: string;
}

interface IndexedPage {
  url: string;
  excerpt: string;
  content: string;
  meta: {title: string; trail?: string};
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
  destroy(): Promise<void>;
  search(term: string, options: {filters: {section?: string}}): Promise<{results: Result[]}>;
}

const ADDRESS = `${base}pagefind/pagefind.js`;

/** Reference pages are long and still the right answer; Pagefind prefers short ones by default. */
const ranking = {pageLength: 0.1, termFrequency: 0.6};

/** Pages whose text is looked at, each a download of about 3 KB, and pages shown. */
const CANDIDATES = 8;
const PARTS = 3;

let loading: Promise<Pagefind> | undefined;

/** Engines that were given up. A browser loads a module once, and its failure, too: each engine has an address. */
let former = 0;

/**
 * Loads the index, once.
 *
 * @throws when it is not there, as in the live preview, or does not arrive; the next call tries again.
 */
export function loadIndex(): Promise<Pagefind> {
  if (!loading) {
    const address = former > 0 ? `${ADDRESS}?${former}` : ADDRESS;
    const engine = (import(/* webpackIgnore: true */ address) as Promise<Pagefind>).then(async (pagefind) => {
      await pagefind.options({ranking});
      await pagefind.init();
      return pagefind;
    });
    loading = engine;
    engine.catch(() => giveUp(engine));
  }
  return loading;
}

/** Makes the next question load engine and index anew. */
function giveUp(engine: Promise<Pagefind>): void {
  if (loading === engine) {
    loading = undefined;
    former += 1;
    engine.then((pagefind) => pagefind.destroy()).catch(() => undefined);
  }
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

/**
 * What the query finds or, when that is nothing, its longest beginning that finds something, or the longest of its
 * words that does.
 */
async function findNearest(query: string, scope: Scope): Promise<Result[]> {
  const words = query.split(/\s+/).sort((a, b) => b.length - a.length);
  for (const text of [query, ...shortened(query), ...(words.length > 1 ? words : [])]) {
    const found = await find(spellings(text), scope);
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

async function read({score, data}: Result): Promise<FoundPage & {trail: string}> {
  const {url, excerpt, content, meta, filters, sub_results: parts} = await data();
  const inParts = (part: FoundPart) => part.url.includes('#');
  const intro = parts.find((part) => !inParts(part));
  return {
    title: meta.title,
    url,
    excerpt,
    content,
    score,
    section: filters.section?.[0] ?? '',
    trail: meta.trail ?? '',
    ...(intro && {intro}),
    parts: parts.filter(inParts),
  };
}

function hitOf({title, url, excerpt}: Part, query: string): Hit {
  return {title, url, excerpt: readable(excerpt, title, query), kind: kindOf(url, title)};
}

function pageHitOf(page: FoundPage & {trail: string}, query: string): PageHit {
  const parts = bestParts(page, query, PARTS).map((part) => hitOf(part, query));
  // Where parts are shown, theirs say more than an excerpt of the page.
  const head = parts.length > 0 ? {...page, excerpt: ''} : page;
  return {...hitOf(head, query), section: page.section, trail: page.trail, parts};
}

/**
 * Answers a query with pages, best first. Once the site was deployed, files that a loaded index names are gone: then the
 * index of the new build is asked.
 *
 * @throws when that does not arrive either
 */
export async function search(query: string, scope: Scope): Promise<Answer> {
  const engine = loadIndex();
  try {
    return await answer(query, scope);
  } catch {
    giveUp(engine);
    return answer(query, scope);
  }
}

async function answer(query: string, scope: Scope): Promise<Answer> {
  const results = await findNearest(query.trim(), scope);
  const pages = await Promise.all(results.slice(0, CANDIDATES).map(read));
  const rated = pages
    .map((page) => ({page, rating: rate(page, query)}))
    .sort((a, b) => b.rating - a.rating)
    .map(({page}) => page);
  const complete = pages.some((page) => isComplete(page, query));
  const suggestion = complete
    ? undefined
    : corrected(
        query,
        pages.flatMap(({title, content}) => [title, content]),
      );
  return {
    query,
    scope,
    total: results.length,
    complete,
    pages: rated.map((page) => pageHitOf(page, query)),
    opensPart: rated[0] ? leadsToPart(rated[0], query) : false,
    ...(suggestion && {suggestion}),
  };
}

/** A part of the site that answers a query. */
export interface Elsewhere {
  scope: Scope;
  /** Number of pages. */
  total: number;
}

/** The other parts of the site that answer a query which has no full answer in this one. */
export async function searchElsewhere(query: string, scope: Scope): Promise<Elsewhere[]> {
  // Most such queries have no answer anywhere: then the other parts are not asked.
  if (scope === EVERYWHERE || !(await search(query, EVERYWHERE)).complete) {
    return [];
  }
  const others = scopes.filter((other) => other.scope !== scope && other.scope !== EVERYWHERE);
  const answers = await Promise.all(others.map((other) => search(query, other.scope)));
  return answers.filter(({complete}) => complete);
}
