/** The words of all sections, in an index of MiniSearch. */
import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import type {IndexedPage, IndexedSection} from './index-file';
import {namesIn, stem, termsIn, wordsIn} from './words';

export interface FoundSection {
  page: IndexedPage;
  section: IndexedSection;
}

/** A word of a query, and the terms to look for: none if the site has no similar word. */
export interface QueryWord {
  typed: string;
  terms: readonly string[];
  /** The word that was probably meant by one with wrong letters. */
  as?: string | undefined;
}

/** How much a word counts, by the part of a section that it's in. */
const boost = {heading: 5, page: 3, words: 4, kind: 1, text: 1, code: 0.4};

/** An entry of a reference counts less than the text about it. */
const ENTRY = 0.7;

/** Sections to index at a time, so the browser can respond to the reader in between. */
const CHUNK = 50;

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

export class WordIndex {
  /** All words, to complete and correct those of queries: MiniSearch's, because terms are stems. */
  private readonly words = new MiniSearch<{id: string}>({
    fields: ['id'],
    processTerm: (word) => word,
    tokenize: (word) => [word],
  });

  private readonly stems = new Set<string>();

  private readonly index = new MiniSearch({
    fields: Object.keys(boost),
    storeFields: ['parent'],
    tokenize: namesIn,
    processTerm: (name) => {
      for (const word of wordsIn(name)) {
        this.stems.add(stem(word));
        if (!this.words.has(word)) {
          this.words.add({id: word});
        }
      }
      return [...termsIn(name)];
    },
    searchOptions: {
      boost,
      boostDocument: (_id, _term, stored) => (stored?.parent === undefined ? 1 : ENTRY),
      processTerm: (term) => term,
    },
  });

  /** Results have the position of their section as `id`. */
  async add(sections: readonly FoundSection[]): Promise<void> {
    await this.index.addAllAsync(sections.map(toDocument), {chunkSize: CHUNK});
  }

  /** The sections that have any of these words. */
  search(words: readonly QueryWord[]): SearchResult[] {
    return this.index.search('', {tokenize: () => [...new Set(words.flatMap(({terms}) => terms))]});
  }

  /** What to look for: the terms of a name, or of words that it begins or is similar to. */
  read(typed: string): QueryWord {
    const terms = termsIn(typed);
    const [whole = '', ...parts] = terms;
    const [word = ''] = wordsIn(typed);
    if (this.stems.has(whole) || (parts.length > 0 && parts.every((part) => this.stems.has(part)))) {
      return {typed, terms};
    }
    const find = (options: SearchOptions) => this.words.search(word, options).map(({id}) => String(id));
    const longer = word.length < 4 ? [] : find({prefix: true});
    const [as] = longer.length > 0 || word.length < 5 ? [] : find({fuzzy: 0.24});
    return {typed, terms: (as === undefined ? longer : [as]).map(stem), as};
  }
}
