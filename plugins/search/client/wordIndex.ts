/** The words of all sections. MiniSearch ranks sections by them. */
import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import type {IndexedPage, IndexedSection} from './index-file';
import {Vocabulary} from './vocabulary';
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
  private readonly vocabulary = new Vocabulary();

  private readonly stems = new Set<string>();

  private readonly index = new MiniSearch({
    fields: Object.keys(boost),
    storeFields: ['parent'],
    tokenize: namesIn,
    processTerm: (name, field) => {
      for (const word of wordsIn(name)) {
        this.vocabulary.add(word, boost[field as keyof typeof boost]);
        this.stems.add(stem(word));
      }
      return [...termsIn(name)];
    },
  });

  /** Results have the position of their section as `id`. */
  async add(sections: readonly FoundSection[]): Promise<void> {
    await this.index.addAllAsync(sections.map(toDocument), {chunkSize: CHUNK});
  }

  /** The sections that have any of these words. */
  search(words: readonly QueryWord[]): SearchResult[] {
    const options: SearchOptions = {
      boost,
      boostDocument: (_id, _term, stored) => (stored?.parent === undefined ? 1 : ENTRY),
      tokenize: () => [...new Set(words.flatMap(({terms}) => terms))],
      processTerm: (term) => term,
    };
    return this.index.search('', options);
  }

  /** What to look for: the terms of each name, or of a similar word, and of two names that are one: "build plan". */
  read(names: readonly string[]): QueryWord[] {
    const words = names.map((name) => this.readWord(name));
    names.slice(1).forEach((name, at) => {
      const [pair = ''] = wordsIn(`${names[at]}-${name}`);
      if (this.vocabulary.has(pair)) {
        for (const word of words.slice(at, at + 2)) {
          word.terms = [...word.terms, stem(pair)];
        }
      }
    });
    return words;
  }

  private readWord(typed: string): QueryWord {
    const terms = termsIn(typed);
    const [whole = '', ...parts] = terms;
    const [word = ''] = wordsIn(typed);
    if (this.stems.has(whole) || (parts.length > 0 && parts.every((part) => this.stems.has(part)))) {
      return {typed, terms};
    }
    const longer = this.vocabulary.complete(word);
    const as = longer.length > 0 ? undefined : this.vocabulary.correct(word);
    return {typed, terms: (as === undefined ? longer : [as]).map(stem), as};
  }
}
