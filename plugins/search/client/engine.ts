/** Finds the sections that answer a query. MiniSearch ranks them by words; names and error messages are layers above it. */
import MiniSearch from 'minisearch';
import {ERROR, type IndexedPage, type Section} from './index-file';
import {messageMatch} from './messages';
import {nameMatch} from './names';
import {Vocabulary, type Asked} from './vocabulary';
import {joined, namesIn, tellingNames, termsIn} from './words';

/** A section that answers. */
export interface Found {
  page: IndexedPage;
  section: Section;
  score: number;
}

export interface Findings {
  /** The best first. */
  found: Found[];
  asked: Asked[];
  /** Whether a section explains an error message that the query shows. */
  isMessage: boolean;
  /** Whether some section has all words of the query, or explains the message that it shows. */
  isComplete: boolean;
}

export interface Engine {
  find(query: string): Findings;
}

/** How much a word says, by where it stands. */
const boost = {heading: 4, page: 2, words: 3, text: 1, code: 0.4};

/** How much the match of a name, and of an error message, counts: so many times the best score by words. */
const NAME = 2;
const MESSAGE = 10;

/** An entry of a reference counts less than the text about it. */
const ENTRY = 0.7;

/** Sections to index at a time, so that the browser can answer the reader between them. */
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
    text: [anchor ? '' : page.description, ...sentences].join('\n'),
    code: others.map(({path = '', code}) => `${path}\n${code}`).join('\n'),
  };
}

/**
 * Indexes the sections of some pages.
 *
 * @param synonyms lines of words that stand for each other where the pages have only one of them
 */
export async function createEngine(
  pages: readonly IndexedPage[],
  synonyms: readonly (readonly string[])[] = [],
): Promise<Engine> {
  const places = pages.flatMap((page) => page.sections.map((section) => ({page, section})));
  const counts = new Map<string, number>();
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: namesIn,
    processTerm(name) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return [...termsIn(name)];
    },
  });
  await index.addAllAsync(
    places.map(({page, section}, id) => toDocument(page, section, id)),
    {chunkSize: SLICE},
  );
  const vocabulary = new Vocabulary(counts, synonyms);

  /** Scores of sections by the words of a query, and whether some section has all of them. */
  function scoreWords(asked: readonly Asked[]): {scores: Map<number, number>; hasAll: boolean} {
    const names = asked.flatMap((one) => one.names);
    // Two words may be one name: "build plan", "argo cd".
    const pairs = names.slice(1).map((name, at) => joined(`${names[at]}${name}`));
    const wanted = asked.map((one) => one.names.flatMap((name) => termsIn(name)));
    const results = index.search([...names, ...pairs.filter((pair) => vocabulary.has(pair))].join(' '), {
      boost,
      processTerm: (name) => [...termsIn(name)],
    });
    let most = 0;
    const scores = new Map<number, number>();
    for (const {id, score, queryTerms} of results) {
      const place = Number(id);
      const count = wanted.filter((terms) => terms.some((term) => queryTerms.includes(term))).length;
      most = Math.max(most, count);
      const entry = places[place]?.section.parent === undefined ? 1 : ENTRY;
      // Most words of a query are worth less than all of them.
      scores.set(place, score * (count / asked.length) * entry);
    }
    return {scores, hasAll: asked.length > 0 && most === asked.length};
  }

  return {
    find(query) {
      const asked = tellingNames(query).map((name) => vocabulary.ask(name));
      const {scores, hasAll} = scoreWords(asked);
      const unit = Math.max(1, ...scores.values());
      const name = query.trim();
      let isMessage = false;
      places.forEach(({section}, place) => {
        const shown = section.kind === ERROR ? messageMatch(section.title, query) : 0;
        isMessage ||= shown > 0;
        const more = NAME * nameMatch(section, name) + (shown > 0 ? MESSAGE + shown : 0);
        if (more > 0) {
          scores.set(place, (scores.get(place) ?? 0) + more * unit);
        }
      });
      return {
        found: [...scores]
          .sort((a, b) => b[1] - a[1] || a[0] - b[0])
          .flatMap(([place, score]) => (places[place] ? [{...places[place], score}] : [])),
        asked,
        isMessage,
        isComplete: isMessage || hasAll,
      };
    },
  };
}
