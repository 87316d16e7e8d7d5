/** Finds the sections that match a query: by their words, by their names, and by error messages in the query. */
import {ERROR, type IndexedPage} from './index-file';
import {messageMatch} from './messages';
import {AS_WRITTEN, nameMatch} from './names';
import {WordIndex, type FoundSection, type QueryWord} from './wordIndex';
import {stem, withoutStopWords} from './words';

export interface Findings {
  found: FoundSection[];
  terms: ReadonlySet<string>;
  /** How many sections explain an error message in the query. */
  messages: number;
  /** Whether one section has all words of the query, or explains the error message in it. */
  isComplete: boolean;
  missing: string[];
  /** Words that no page has, and the similar words that were found instead. */
  replaced: {typed: string; as: string}[];
}

export interface Engine {
  find(query: string): Findings;
}

/** How much a matching name or error message counts, in multiples of the best score by words. */
const NAME = 2;
const MESSAGE = 10;

/** The beginning of a question for a definition; a name follows it. */
const DEFINITION = /^what (?:is|are) (?:an? |the )?/i;

/** Scores the sections that have words of the query, by their positions. */
function scoreWords(index: WordIndex, words: readonly QueryWord[]) {
  const scores = new Map<number, number>();
  const terms = new Set<string>();
  let hasAll = false;
  for (const {id, score, queryTerms, terms: matched} of index.search(words)) {
    const count = words.filter((word) => word.terms.some((term) => queryTerms.includes(term))).length;
    hasAll ||= count === words.length;
    matched.forEach((term) => terms.add(term).add(stem(term)));
    // A section with only some words of the query counts less.
    scores.set(Number(id), score * (count / words.length));
  }
  return {scores, terms, hasAll};
}

/** Paths and places in files, such as `/home/me/a.cue:3:1`. In the output of a failed command, they say nothing of its cause. */
const PLACES = /\S*[/\\]\S*|\S+:\d+(?::\d+)?\S*/g;

/**
 * Raises the scores of sections whose name the query is, or whose error message it contains.
 *
 * @param lengths how much of each section's message the query contains
 */
function raiseNames(
  sections: readonly FoundSection[],
  lengths: readonly number[],
  words: readonly QueryWord[],
  query: string,
  scores: Map<number, number>,
): void {
  const best = Math.max(1, ...scores.values());
  // A name with wrong letters finds what the right one finds.
  const corrected = words.reduce((text, {typed, as = typed}) => text.replace(typed, as), query);
  const name = corrected.trim().replace(DEFINITION, '');
  sections.forEach(({page, section}, position) => {
    const length = lengths[position] ?? 0;
    const match = nameMatch(page, section, name);
    const bonus = NAME * match + (length > 0 ? MESSAGE + length : 0);
    if (bonus > 0) {
      // If two types have the same name, the first in the docs comes first.
      const score = match === AS_WRITTEN ? best : (scores.get(position) ?? 0);
      scores.set(position, score + bonus * best);
    }
  });
}

function find(sections: readonly FoundSection[], index: WordIndex, query: string): Findings {
  const lengths = sections.map(({section: {kind, title}}) =>
    kind === ERROR ? messageMatch(title, query) : 0,
  );
  const messages = lengths.filter((length) => length > 0).length;
  const hasMessage = messages > 0;
  const words = withoutStopWords(hasMessage ? query.replace(PLACES, ' ') : query).map((name) =>
    index.read(name),
  );
  const {scores, terms, hasAll} = scoreWords(index, words);
  raiseNames(sections, lengths, words, query, scores);
  // Pasted output contains other words, such as the reader's file names, that no page has.
  const unknown = hasMessage ? [] : words;
  const inOrder = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return {
    found: inOrder.flatMap(([position]) => sections[position] ?? []),
    terms,
    messages,
    isComplete: hasMessage || hasAll,
    missing: unknown.filter((word) => word.terms.length === 0).map(({typed}) => typed),
    replaced: unknown.flatMap(({typed, as}) => (as === undefined ? [] : [{typed, as}])),
  };
}

export async function createEngine(pages: readonly IndexedPage[]): Promise<Engine> {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({page, section})));
  const index = new WordIndex();
  await index.add(sections);
  return {find: (query) => find(sections, index, query)};
}
