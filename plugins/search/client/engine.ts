/** Finds the sections that answer a query. MiniSearch ranks them by words; two layers add names and error messages. */
import MiniSearch, {type SearchOptions} from 'minisearch';
import {ERROR, type IndexedPage, type Section} from './index-file';
import {messageMatch} from './messages';
import {AS_WRITTEN, nameMatch} from './names';
import {namesIn, stem, tellingNames, termsIn, wordsIn} from './words';

export interface Found {
  page: IndexedPage;
  section: Section;
}

export interface Findings {
  found: Found[];
  terms: ReadonlySet<string>;
  /** Whether one section has all words of the query, or explains the error message in it. */
  isComplete: boolean;
  missing: string[];
  /** Words that no page has, and the similar words that were found instead. */
  replaced: {typed: string; as: string}[];
}

/** A word of the query, and the terms to look for. */
interface Asked {
  typed: string;
  terms: string[];
}

export interface Engine {
  find(query: string): Findings;
}

/** How much a word counts, by the part of a section that it's in. */
const boost = {heading: 4, page: 2, words: 3, spelled: 1, text: 1, code: 0.4};

/** How much a longer word counts that begins with one of the query, and a word with a few other letters. */
const weights = {prefix: 0.5, fuzzy: 0.3};

/** The fewest letters of a word to complete. A word that the site has needs more: other words often begin with it. */
const PREFIX = 4;
const PREFIX_OF_KNOWN = 5;

/** The fewest letters of a word to correct, the share of its letters that may be wrong, and their most. */
const FUZZY = 5;
const WRONG = 0.25;
const MOST_WRONG = 3;

/** How much a matching name or error message counts, in multiples of the best score by words. */
const NAME = 2;
const MESSAGE = 10;

/** An entry of a reference counts less than the text about it. */
const ENTRY = 0.7;

/** The beginning of a question for a definition; a name follows it. */
const DEFINITION = /^what (?:is|are) (?:an? |the )?/i;

/** Sections to index at a time, so the browser can respond to the reader in between. */
const SLICE = 50;

/** A section as MiniSearch indexes it. */
function toDocument(page: IndexedPage, {anchor, title, parent, words = '', blocks}: Section, id: number) {
  const sentences = blocks.filter((block) => typeof block === 'string');
  const others = blocks.filter((block) => typeof block !== 'string');
  return {
    id,
    heading: parent ? `${title} ${parent}.${title}` : title,
    page: `${page.title} ${parent ?? ''}`,
    words,
    // Its terms are whole words: a typing error near the end of a word changes the stem.
    spelled: `${title} ${parent ?? ''} ${page.title} ${words}`,
    text: [anchor ? '' : page.description, ...sentences].join('\n'),
    code: others.map(({path = '', code}) => `${path}\n${code}`).join('\n'),
  };
}

/** The index of the sections, the words that they have, and one of these words for each term. */
async function buildIndex(places: readonly Found[]) {
  const written = new Set<string>();
  const spellings = new Map<string, string>();
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: namesIn,
    processTerm(name, field) {
      const words = wordsIn(name);
      for (const word of words) {
        written.add(word);
        spellings.set(stem(word), word);
      }
      return field === 'spelled' ? words : [...termsIn(name)];
    },
  });
  await index.addAllAsync(
    places.map(({page, section}, id) => toDocument(page, section, id)),
    {chunkSize: SLICE},
  );
  return {index, written, spellings};
}

export async function createEngine(pages: readonly IndexedPage[]): Promise<Engine> {
  const places = pages.flatMap((page) => page.sections.map((section) => ({page, section})));
  const {index, written, spellings} = await buildIndex(places);
  const isKnown = (term: string) => spellings.has(term);
  const prefix = (term: string) => term.length >= (isKnown(term) ? PREFIX_OF_KNOWN : PREFIX);

  /** What has a term with this number of wrong letters, or with none a longer term that begins with it. */
  const similar = (term: string, wrong: number) =>
    index.search(term, {
      boost,
      prefix: wrong === 0 && prefix(term),
      fuzzy: wrong,
      processTerm: (text) => text,
    });

  /** How many letters of a term are wrong: as few as possible, because rare words would win over similar ones. */
  function countWrong(term: string): number {
    const isLeft = term.length < FUZZY || isKnown(term);
    const most = isLeft ? 0 : Math.min(MOST_WRONG, Math.round(term.length * WRONG));
    const counts = Array.from({length: most + 1}, (_, wrong) => wrong);
    return counts.find((wrong) => similar(term, wrong).length > 0) ?? 0;
  }

  const options: SearchOptions = {
    boost,
    boostDocument: (id) => (places[Number(id)]?.section.parent === undefined ? 1 : ENTRY),
    prefix,
    fuzzy: countWrong,
    weights,
  };

  /** The terms to look for: those of a name that no page has include its words as they are spelled. */
  function termsOf(name: string): string[] {
    const terms = termsIn(name);
    return terms.every(isKnown) ? [...terms] : [...new Set([...terms, ...wordsIn(name)])];
  }

  /** The word that was probably meant by one with wrong letters. */
  function correct(name: string): string | undefined {
    const [word = ''] = wordsIn(name);
    const wrong = countWrong(word);
    const term = wrong > 0 ? similar(word, wrong)[0]?.terms[0] : undefined;
    if (term === undefined || written.has(term)) {
      return term;
    }
    return spellings.get(stem(term)) ?? term;
  }

  /** The sections that have words of the query, with their scores. */
  function scoreWords(asked: readonly Asked[]) {
    const results = index.search(asked.map(({typed}) => typed).join(' '), {...options, processTerm: termsOf});
    const scores = new Map<number, number>();
    const found = new Set<string>();
    const terms = new Set<string>();
    let hasAll = false;
    for (const {id, score, queryTerms, terms: matched} of results) {
      const count = asked.filter((one) => one.terms.some((term) => queryTerms.includes(term))).length;
      hasAll ||= count === asked.length;
      queryTerms.forEach((term) => found.add(term));
      matched.forEach((term) => terms.add(term).add(stem(term)));
      // A section with only some words of the query counts less.
      scores.set(Number(id), score * (count / asked.length));
    }
    return {scores, found, terms, hasAll};
  }

  /**
   * Raises the scores of sections whose name the query is, or whose error message it contains.
   *
   * @returns whether it contains an error message
   */
  function raiseNames(query: string, scores: Map<number, number>): boolean {
    const unit = Math.max(1, ...scores.values());
    const name = query.trim().replace(DEFINITION, '');
    let hasMessage = false;
    places.forEach(({page, section}, place) => {
      const shown = section.kind === ERROR ? messageMatch(section.title, query) : 0;
      hasMessage ||= shown > 0;
      const match = nameMatch(page, section, name);
      const more = NAME * match + (shown > 0 ? MESSAGE + shown : 0);
      if (more > 0) {
        // If two types have the same name, the first in the docs comes first.
        const rest = match === AS_WRITTEN ? unit : (scores.get(place) ?? 0);
        scores.set(place, rest + more * unit);
      }
    });
    return hasMessage;
  }

  return {
    find(query) {
      const asked = tellingNames(query).map((typed) => ({typed, terms: termsOf(typed)}));
      const {scores, found, terms, hasAll} = scoreWords(asked);
      const hasMessage = raiseNames(query, scores);
      // Pasted output contains other words, such as the reader's file names, that no page has.
      const unknown = hasMessage ? [] : asked.filter((one) => !one.terms.some(isKnown));
      const missing = unknown.filter((one) => !one.terms.some((term) => found.has(term)));
      const inOrder = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
      return {
        found: inOrder.flatMap(([place]) => places[place] ?? []),
        terms,
        isComplete: hasMessage || hasAll,
        missing: missing.map(({typed}) => typed),
        replaced: unknown.flatMap(({typed}) => {
          const as = correct(typed);
          return as === undefined ? [] : [{typed, as}];
        }),
      };
    },
  };
}
