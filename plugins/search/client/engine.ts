/** Finds the sections that match a query: by their words, by their names, and by error messages in the query. */
import MiniSearch from 'minisearch';
import {ERROR, type IndexedPage, type IndexedSection} from './index-file';
import {messageMatch} from './messages';
import {nameMatch} from './names';
import {createVocabulary, type QueryWord} from './vocabulary';
import {namesIn, plainText, termsIn, withoutStopWords} from './words';

export interface FoundSection {
  page: IndexedPage;
  section: IndexedSection;
}

export interface Findings {
  found: FoundSection[];
  terms: ReadonlySet<string>;
  /** How many sections explain an error message in the query. */
  messages: number;
  /** Whether one section has all words of the query, or explains the error message in it. */
  isComplete: boolean;
  missing: string[];
}

export type Engine = ReturnType<typeof createEngine>;

/** How much a word counts, by the part of a section that it's in. */
const boost = {heading: 5, page: 3, words: 4, kind: 1, text: 1, code: 0.4};

/** An entry of a reference counts less than the text about it. */
const ENTRY = 0.7;

/** How much a matching name or error message counts, in multiples of the best score by words. */
const NAME = 2;
const MESSAGE = 10;

/** How much a word counts that the last word of a query begins: it comes after what has the word itself. */
const LONGER = 0.001;

/** The beginning of a question for a definition; a name follows it. */
const DEFINITION = /^what (?:is|are) (?:an? |the )?/i;

/** Paths and places in files, such as `/home/me/a.cue:3:1`. In the output of a failed command, they say nothing of its cause. */
const PLACES = /\S*[/\\]\S*|\S+:\d+(?::\d+)?\S*/g;

/** A section as MiniSearch indexes it. */
function toDocument({page, section}: FoundSection, id: number) {
  const {anchor, title, parent, kind = '', words = '', blocks} = section;
  const sentences = blocks.filter((block) => typeof block === 'string');
  const codeBlocks = blocks.filter((block) => typeof block !== 'string');
  return {
    id,
    parent,
    heading: parent ? `${title} ${parent}.${title}` : title,
    page: `${page.title} ${parent ?? ''}`,
    words,
    kind,
    text: [anchor ? '' : page.description, ...sentences].join('\n'),
    code: codeBlocks.map(({path = '', code}) => `${path}\n${code}`).join('\n'),
  };
}

/** The index of the terms of all sections, and the vocabulary to read queries with. */
function createIndex(sections: readonly FoundSection[]) {
  const counts = new Map<string, number>();
  const index = new MiniSearch({
    fields: Object.keys(boost),
    storeFields: ['parent'],
    tokenize: namesIn,
    processTerm: (name) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return [...termsIn(name)];
    },
    searchOptions: {
      boost,
      boostDocument: (_id, _term, stored) => (stored?.parent === undefined ? 1 : ENTRY),
      processTerm: (term) => term,
    },
  });
  index.addAll(sections.map(toDocument));
  const titles = sections.map(({section: {title}}) => title);
  return {index, read: createVocabulary(counts, titles)};
}

/** Scores the sections that have words of a query, by their positions. */
function scoreWords(index: MiniSearch, words: readonly QueryWord[]) {
  const scores = new Map<number, number>();
  const terms = new Set(words.flatMap((word) => word.terms));
  const all = new Set([...terms, ...words.flatMap(({longer}) => longer)]);
  let hasAll = false;
  const boostTerm = (term: string) => (terms.has(term) ? 1 : LONGER);
  for (const {id, score, queryTerms} of index.search({queries: [...all], boostTerm})) {
    const has = (term: string) => queryTerms.includes(term);
    const matched = words.filter((word) => word.terms.some(has) || word.longer.some(has)).length;
    hasAll ||= matched === words.length;
    // A section with only some words of the query counts less.
    scores.set(Number(id), score * (matched / words.length) ** 1.5);
  }
  return {scores, terms, hasAll};
}

export function createEngine(pages: readonly IndexedPage[]) {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({page, section})));
  const {index, read} = createIndex(sections);

  function find(typed: string): Findings {
    const query = plainText(typed);
    const lengths = sections.map(({section: {kind, title}}) =>
      kind === ERROR ? messageMatch(title, query) : 0,
    );
    const messages = lengths.filter((length) => length > 0).length;
    const names = withoutStopWords(messages > 0 ? query.replace(PLACES, ' ') : query);
    const words = names.map((name, at) => read(name, at === names.length - 1));
    const {scores, terms, hasAll} = scoreWords(index, words);
    const best = Math.max(1, ...scores.values());
    const name = words.reduce((text, {typed, as}) => text.replace(typed, as), query.replace(DEFINITION, ''));
    sections.forEach(({page, section}, position) => {
      const length = lengths[position] ?? 0;
      const match = nameMatch(page, section, name);
      const bonus = NAME * match + (length > 0 ? MESSAGE + length : 0);
      if (bonus > 0) {
        scores.set(position, (scores.get(position) ?? 0) + bonus * best);
      }
    });
    const inOrder = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return {
      found: inOrder.flatMap(([position]) => sections[position] ?? []),
      terms,
      messages,
      isComplete: messages > 0 || hasAll,
      // Pasted output contains other words, such as the reader's file names, that no page has.
      missing: messages > 0 ? [] : words.filter(({terms}) => terms.length === 0).map(({typed}) => typed),
    };
  }

  return {find};
}
