/** Finds the sections that match a query: by their words, by their names, and by error messages in the query. */
import MiniSearch from 'minisearch';
import {ERROR, type IndexedPage, type IndexedSection} from './index-file';
import {messageMatch} from './messages';
import {AS_WRITTEN, nameMatch} from './names';
import {namesIn, stem, termsIn, withoutStopWords, wordsIn} from './words';

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

export interface Engine {
  find(query: string): Findings;
}

/** How much a word counts, by the part of a section that it's in. */
const boost = {heading: 5, page: 3, words: 4, kind: 1, text: 1, code: 0.4};

/** An entry of a reference counts less than the text about it. */
const ENTRY = 0.7;

/** How much a matching name or error message counts, in multiples of the best score by words. */
const NAME = 2;
const MESSAGE = 10;

/** Sections to index at a time, so the browser can respond to the reader in between. */
const CHUNK = 50;

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

/** The index of all words, and a function that says what to look for: the terms of a name, or a word that no page has. */
async function createIndex(sections: readonly FoundSection[]) {
  const stems = new Set<string>();
  const index = new MiniSearch({
    fields: Object.keys(boost),
    storeFields: ['parent'],
    tokenize: namesIn,
    // Stems find other forms of a word, and words are completed and corrected.
    processTerm: (name) => {
      const terms = termsIn(name);
      terms.forEach((term) => stems.add(term));
      return [...new Set([...terms, ...wordsIn(name)])];
    },
    searchOptions: {
      boost,
      boostDocument: (_id, _term, stored) => (stored?.parent === undefined ? 1 : ENTRY),
      processTerm: (term) => term,
      prefix: (term) => !stems.has(term) && term.length > 3,
      fuzzy: (term) => !stems.has(term) && term.length > 4 && 0.24,
    },
  });
  await index.addAllAsync(sections.map(toDocument), {chunkSize: CHUNK});

  function readName(name: string): string[] {
    const [whole = '', ...parts] = termsIn(name);
    const isKnown = stems.has(whole) || (parts.length > 0 && parts.every((part) => stems.has(part)));
    return isKnown ? [whole, ...parts].filter((term) => stems.has(term)) : wordsIn(name).slice(0, 1);
  }
  return {index, readName};
}

/** Finds the sections that have words of a query, with their scores by their positions. `words` are the terms of each word. */
function scoreWords(index: MiniSearch, words: readonly string[][]) {
  const scores = new Map<number, number>();
  const terms = new Set<string>();
  const found = new Set<string[]>();
  let hasAll = false;
  for (const result of index.search('', {tokenize: () => [...new Set(words.flat())]})) {
    const matched = words.filter((word) => word.some((term) => result.queryTerms.includes(term)));
    hasAll ||= matched.length === words.length;
    matched.forEach((word) => found.add(word));
    result.terms.forEach((term) => terms.add(term).add(stem(term)));
    // A section with only some words of the query counts less.
    scores.set(Number(result.id), result.score * (matched.length / words.length));
  }
  return {scores, terms, found, hasAll};
}

export async function createEngine(pages: readonly IndexedPage[]): Promise<Engine> {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({page, section})));
  const {index, readName} = await createIndex(sections);

  function find(query: string): Findings {
    const lengths = sections.map(({section: {kind, title}}) =>
      kind === ERROR ? messageMatch(title, query) : 0,
    );
    const messages = lengths.filter((length) => length > 0).length;
    const names = withoutStopWords(messages > 0 ? query.replace(PLACES, ' ') : query);
    const words = names.map(readName);
    const {scores, terms, found, hasAll} = scoreWords(index, words);
    const best = Math.max(1, ...scores.values());
    const name = query.trim().replace(DEFINITION, '');
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
    const inOrder = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return {
      found: inOrder.flatMap(([position]) => sections[position] ?? []),
      terms,
      messages,
      isComplete: messages > 0 || hasAll,
      // Pasted output contains other words, such as the reader's file names, that no page has.
      missing: messages > 0 ? [] : names.filter((_, at) => !found.has(words[at] ?? [])),
    };
  }

  return {find};
}
