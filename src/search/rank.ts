/** How the pages that the index finds are put in order; the index itself knows words, not readers. */

/** A page, or a part of it below a heading, as the index returns it. */
export interface Part {
  title: string;
  url: string;
  /** HTML: matches are in `mark` elements, everything else is escaped. */
  excerpt: string;
}

/** A part as it was found. */
export interface FoundPart extends Part {
  /** Places of the words that match, counted in words from the start of the page, in order. */
  locations: number[];
}

/** What the index knows of a page. */
export interface FoundPage extends Part {
  /** How well the index thinks that the page matches; about 0 to 5. */
  score: number;
  /** The text of the page. */
  content: string;
  section: string;
  /** What stands above its first heading, if that matches. */
  intro?: FoundPart;
  parts: FoundPart[];
}

/** How much more a page counts than the index thinks. */
const boosts = {title: 6, heading: 3, reference: 3, literal: 2, sameCase: 1, repeated: 0.2};

/** The names that a reference explains: of types and fields, such as `EnableHooks` and `spec.artifacts`, and of flags. */
const name = /^#?\w*[a-z\d][A-Z]\w*$|^#?\w+(?:\.\w+)+$|^--\w/;

/** Occurrences beyond this number say nothing more. */
const ENOUGH = 10;

/**
 * The spellings to look for. The index has `spec.artifacts` as its parts, but `write-to` as one word: names
 * are asked for both as typed and in parts. Signs around words, as in `#Helm` or `--force`, are none of them.
 */
export function spellings(query: string): string[] {
  const typed = query
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
    .join(' ');
  const parts = query.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return [...new Set([typed, parts])].filter(Boolean);
}

/**
 * The query with ever fewer letters at its end, for one that finds nothing: Pagefind itself falls back to shorter words
 * only within the part of the index that holds the whole word. At least half of the last word stays, and four letters.
 */
export function shortened(query: string): string[] {
  const last = /[\p{L}\p{N}]*$/u.exec(query)?.[0] ?? '';
  const least = Math.max(4, Math.ceil(last.length / 2));
  return Array.from({length: Math.max(0, last.length - least)}, (_, index) => query.slice(0, -1 - index));
}

/** Singular and plural are one word here. */
const stem = (word: string) => word.replace(/s$/, '');

/** The words of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
}

/** Whether the text has all words of a query, the last of which may still be growing. */
function hasWords(text: string, query: string[]): boolean {
  const own = wordsOf(text);
  return (
    query.length > 0 &&
    query.every((word, index) =>
      own.some((known) => (index === query.length - 1 ? known.startsWith(word) : known === word)),
    )
  );
}

/** How well a page answers a query; pages of higher scores come first. */
export function rate(page: FoundPage, query: string): number {
  const literal = query.trim();
  const words = wordsOf(query);
  const occurrences = page.content.toLowerCase().split(literal.toLowerCase()).length - 1;
  return (
    page.score +
    (hasWords(page.title, words) ? boosts.title : 0) +
    (page.parts.some(({title}) => hasWords(title, words)) ? boosts.heading : 0) +
    (occurrences > 0 ? boosts.literal + Math.min(occurrences, ENOUGH) * boosts.repeated : 0) +
    (name.test(literal) && page.url.includes('/api/') && page.content.includes(literal.replace(/^#/, ''))
      ? boosts.reference
      : 0) +
    // `ValueFiles` is a field of another type than `valueFiles`.
    (page.content.includes(literal) ? boosts.sameCase : 0)
  );
}

/** The part of a word that its forms share, about. */
export const root = (word: string) => word.replace(/(?<=..)(?:ings?|ions?|ed|es|s|e)$/, '');

/** Whether the page has all words of the query, in some form. The index also returns near matches. */
export function isComplete({content, title}: FoundPage, query: string): boolean {
  const text = `${title} ${content}`.toLowerCase();
  return wordsOf(query).every((word) => text.includes(root(word)));
}

/** Length of the longest run of matching words that follow each other. */
export function longestRun(locations: number[]): number {
  let longest = 0;
  let run = 0;
  locations.forEach((location, index) => {
    run = location === (locations[index - 1] ?? -1) + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** How well a part answers: words of the query in its heading, words of it side by side, words of it at all. */
function ratingOf({title, locations}: FoundPart, words: readonly string[]): number[] {
  const own = new Set(wordsOf(title));
  return [words.filter((word) => own.has(word)).length, longestRun(locations), locations.length];
}

/** Positive if the second rating is better. */
const compare = (a: number[], b: number[]) =>
  a.map((value, index) => (b[index] ?? 0) - value).find(Boolean) ?? 0;

/**
 * The parts to show below a page: those first whose heading has most words of the query, then those that have
 * its words side by side, then those that have them most often.
 */
export function bestParts({parts}: FoundPage, query: string, count: number): FoundPart[] {
  const words = wordsOf(query);
  return parts
    .map((part) => ({part, rating: ratingOf(part, words)}))
    .sort((a, b) => compare(a.rating, b.rating))
    .slice(0, count)
    .map(({part}) => part);
}

/**
 * Whether the best part of a page answers the query, not the page as such: its title does not, and what stands above
 * its first heading does no better.
 */
export function leadsToPart(page: FoundPage, query: string): boolean {
  const words = wordsOf(query);
  const [best] = bestParts(page, query, 1);
  if (!best || hasWords(page.title, words)) {
    return false;
  }
  return !page.intro || compare(ratingOf(best, words), ratingOf(page.intro, words)) < 0;
}
