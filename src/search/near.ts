import {distance} from '@site/lib/distance';

/** Shorter words have too many neighbors. */
const SHORTEST = 5;

/** Letters that may be wrong. */
const WRONG = 2;

/** How much of a word has to be right from its start for it to be another one with a wrong end. */
const BEGINNING = 0.6;

/** The words of an index that come nearest to one which it does not have: few letters away, or of the same start. */
export function nearest(word: string, terms: readonly string[]): string[] {
  if (word.length < SHORTEST) {
    return [];
  }
  const start = word.slice(0, Math.max(SHORTEST, Math.ceil(word.length * BEGINNING)));
  return terms
    .map((term) => ({term, away: distance(word, term), isLike: term.startsWith(start)}))
    .filter(({term, away, isLike}) => isLike || (away <= WRONG && term[0] === word[0]))
    .sort((a, b) => a.away - b.away)
    .slice(0, 2)
    .map(({term}) => term);
}
