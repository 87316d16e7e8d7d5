/** The words of an index, used to complete and correct the words of a query. */
import leven from 'leven';
import {joined, namesIn, stem, termsIn, wordsIn} from './words';

/** A word of a query. */
export interface Asked {
  typed: string;
  /** The corrected spelling, if that is searched instead. */
  as?: string;
  /** The names to search for; empty if the index has no similar word. */
  names: readonly string[];
}

/** The fewest letters of a word that may be completed, and of one that may be corrected. */
const PREFIX = 4;
const FUZZY = 5;

/** The share of letters that may be wrong. */
const WRONG = 0.25;

export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private readonly terms: ReadonlySet<string>;

  constructor(names: ReadonlyMap<string, number>) {
    for (const [name, count] of names) {
      wordsIn(name).forEach((word) => this.counts.set(word, (this.counts.get(word) ?? 0) + count));
    }
    this.terms = new Set([...this.counts.keys()].map(stem));
  }

  has(word: string): boolean {
    return this.counts.has(word);
  }

  /** The word that was probably meant: fewest wrong letters first, then most frequent. */
  private correct(typed: string): string | undefined {
    const limit = typed.length < FUZZY ? 0 : Math.round(typed.length * WRONG);
    return [...this.counts]
      .filter(([word]) => Math.abs(word.length - typed.length) <= limit)
      .map(([word, count]) => ({word, count, wrong: leven(word, typed)}))
      .filter(({wrong}) => wrong <= limit)
      .sort((a, b) => a.wrong - b.wrong || b.count - a.count)[0]?.word;
  }

  /** Resolves a name of a query: as it is if the index has it, else completed, else corrected. */
  ask(typed: string): Asked {
    const word = joined(typed);
    const [whole, ...parts] = termsIn(typed).map((term) => this.terms.has(term));
    if (whole || (parts.length > 0 && parts.every(Boolean))) {
      return {typed, names: [typed]};
    }
    const begun = (one: string) => word.length >= PREFIX && one.startsWith(word);
    const longer = [...this.counts.keys()].filter(begun);
    if (longer.length > 0) {
      return {typed, names: longer};
    }
    const as = this.correct(word);
    return as ? {typed, as, names: namesIn(as)} : {typed, names: []};
  }
}
