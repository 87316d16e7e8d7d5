/** The words of all sections. MiniSearch ranks sections by them, completes and corrects them. */
import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import type {IndexedPage, IndexedSection} from './index-file';
import {namesIn, stem, termsIn, wordsIn} from './words';

export interface FoundSection {
  page: IndexedPage;
  section: IndexedSection;
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

/** An entry of a reference counts less than the text about it. */
const ENTRY = 0.7;

/** Sections to index at a time, so the browser can respond to the reader in between. */
const CHUNK = 50;

/** A section as MiniSearch indexes it. */
function toDocument({page, section}: FoundSection, id: number) {
  const {anchor, title, parent, words = '', blocks} = section;
  const sentences = blocks.filter((block) => typeof block === 'string');
  const codeBlocks = blocks.filter((block) => typeof block !== 'string');
  return {
    id,
    parent,
    heading: parent ? `${title} ${parent}.${title}` : title,
    page: `${page.title} ${parent ?? ''}`,
    words,
    // Its terms are whole words: a typing error near the end of a word changes the stem.
    spelled: `${title} ${parent ?? ''} ${page.title} ${words}`,
    text: [anchor ? '' : page.description, ...sentences].join('\n'),
    code: codeBlocks.map(({path = '', code}) => `${path}\n${code}`).join('\n'),
  };
}

export class WordIndex {
  private readonly words = new Set<string>();

  /** For each stem, one of the words that have it. */
  private readonly wordByStem = new Map<string, string>();

  private readonly index = new MiniSearch({
    fields: Object.keys(boost),
    storeFields: ['parent'],
    tokenize: namesIn,
    processTerm: (name, field) => {
      const words = wordsIn(name);
      for (const word of words) {
        this.words.add(word);
        this.wordByStem.set(stem(word), word);
      }
      return field === 'spelled' ? words : [...termsIn(name)];
    },
  });

  private readonly options: SearchOptions = {
    boost,
    boostDocument: (_id, _term, stored) => (stored?.parent === undefined ? 1 : ENTRY),
    prefix: (term) => this.canComplete(term),
    fuzzy: (term) => this.countWrong(term),
    weights,
    processTerm: (name) => this.termsFor(name),
  };

  /** Results have the position of their section as `id`. */
  async add(sections: readonly FoundSection[]): Promise<void> {
    await this.index.addAllAsync(sections.map(toDocument), {chunkSize: CHUNK});
  }

  /** The sections that have any of these names. */
  search(names: readonly string[]): SearchResult[] {
    return this.index.search(names.join(' '), this.options);
  }

  /** Whether the site has a word with this stem. */
  has(term: string): boolean {
    return this.wordByStem.has(term);
  }

  /** The terms to look for: those of a name that the site lacks include its words as they are spelled. */
  termsFor(name: string): string[] {
    const terms = termsIn(name);
    return terms.every((term) => this.has(term)) ? [...terms] : [...new Set([...terms, ...wordsIn(name)])];
  }

  /** The word that was probably meant by one with wrong letters. */
  correct(name: string): string | undefined {
    const [word = ''] = wordsIn(name);
    const wrong = this.countWrong(word);
    const term = wrong > 0 ? this.similar(word, wrong)[0]?.terms[0] : undefined;
    if (term === undefined || this.words.has(term)) {
      return term;
    }
    return this.wordByStem.get(stem(term)) ?? term;
  }

  private canComplete(term: string): boolean {
    return term.length >= (this.has(term) ? PREFIX_OF_KNOWN : PREFIX);
  }

  /** How many letters of a term are wrong: as few as possible, because rare words would win over similar ones. */
  private countWrong(term: string): number {
    const isCorrect = term.length < FUZZY || this.has(term);
    const most = isCorrect ? 0 : Math.min(MOST_WRONG, Math.round(term.length * WRONG));
    const counts = Array.from({length: most + 1}, (_, wrong) => wrong);
    return counts.find((wrong) => this.similar(term, wrong).length > 0) ?? 0;
  }

  /** The sections that have a term with this number of wrong letters, or with none a longer term that begins with it. */
  private similar(term: string, wrong: number): SearchResult[] {
    return this.index.search(term, {
      boost,
      prefix: wrong === 0 && this.canComplete(term),
      fuzzy: wrong,
      processTerm: (text) => text,
    });
  }
}
