/** Finds the sections that answer a query. MiniSearch ranks them by words; two layers add names and error messages. */
import MiniSearch from 'minisearch';
import {ERROR, type IndexedPage, type Section} from './index-file';
import {messageMatch} from './messages';
import {AS_WRITTEN, nameMatch} from './names';
import {Vocabulary, type Asked} from './vocabulary';
import {joined, namesIn, tellingNames, termsIn} from './words';

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
  /** Words that were searched for under another spelling. */
  replaced: Asked[];
}

export interface Engine {
  find(query: string): Findings;
}

/** How much a word counts, by the part of a section that it's in. */
const boost = {heading: 4, page: 2, words: 3, text: 1, code: 0.4};

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
    text: [anchor ? '' : page.description, ...sentences].join('\n'),
    code: others.map(({path = '', code}) => `${path}\n${code}`).join('\n'),
  };
}

export async function createEngine(pages: readonly IndexedPage[]): Promise<Engine> {
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
  const vocabulary = new Vocabulary(counts);

  return {
    find(query) {
      const asked = tellingNames(query).map((name) => vocabulary.ask(name));
      const names = asked.flatMap((one) => one.names);
      // Two words may be one name: "build plan", "argo cd".
      const pairs = names.slice(1).map((name, at) => joined(`${names[at]}${name}`));
      // A typing error in such a name makes another word of its part.
      const meant = asked.slice(1).flatMap((one, at) => {
        const before = asked[at];
        return before && (one.as ?? before.as) ? vocabulary.ask(joined(before.typed + one.typed)).names : [];
      });
      const wanted = asked.map((one) => one.names.flatMap((name) => termsIn(name)));
      const scores = new Map<number, number>();
      let hasAll = false;
      const results = index.search(
        [...names, ...meant, ...pairs.filter((pair) => vocabulary.has(pair))].join(' '),
        {
          boost,
          boostDocument: (id) => (places[Number(id)]?.section.parent === undefined ? 1 : ENTRY),
          processTerm: (name) => [...termsIn(name)],
        },
      );
      for (const {id, score, queryTerms} of results) {
        const count = wanted.filter((terms) => terms.some((term) => queryTerms.includes(term))).length;
        hasAll ||= count === asked.length;
        // A section with only some words of the query counts less.
        scores.set(Number(id), score * (count / asked.length));
      }
      const unit = Math.max(1, ...scores.values());
      let isMessage = false;
      const name = query.trim().replace(DEFINITION, '');
      places.forEach(({page, section}, place) => {
        const shown = section.kind === ERROR ? messageMatch(section.title, query) : 0;
        isMessage ||= shown > 0;
        const match = nameMatch(page, section, name);
        const more = NAME * match + (shown > 0 ? MESSAGE + shown : 0);
        if (more > 0) {
          // If two types have the same name, the first in the docs comes first.
          const rest = match === AS_WRITTEN ? unit : (scores.get(place) ?? 0);
          scores.set(place, rest + more * unit);
        }
      });
      // Pasted output contains other words, such as the reader's file names, that no page has.
      const told = isMessage ? [] : asked;
      return {
        found: [...scores]
          .sort((a, b) => b[1] - a[1] || a[0] - b[0])
          .flatMap(([place]) => places[place] ?? []),
        terms: new Set(wanted.flat()),
        isComplete: isMessage || hasAll,
        missing: told.filter((one) => one.names.length === 0).map(({typed}) => typed),
        replaced: told.filter(({as}) => as),
      };
    },
  };
}
