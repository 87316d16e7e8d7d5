import {distance} from '@site/lib/distance';

/** Shorter words have too many neighbors. */
const SHORTEST = 4;

/** Letters that may be wrong in a word of this length. */
const tolerance = (length: number) => (length < 8 ? 1 : 2);

/** The words of some texts, with how often each occurs. */
function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * The query with words of the texts in place of words that are probably misspelled, if all can be mended.
 *
 * @param texts of pages that come near to an answer: no list of all words has to be loaded
 */
export function corrected(query: string, texts: readonly string[]): string | undefined {
  const counts = countWords(texts);
  const known = [...counts.keys()];

  function mend(word: string): string | undefined {
    const typed = word.toLowerCase();
    if (known.some((one) => one.includes(typed))) {
      return word;
    }
    const near = known
      .filter((one) => typed.length >= SHORTEST && Math.abs(one.length - typed.length) <= 2)
      .map((one) => ({one, away: distance(typed, one)}))
      .filter(({away}) => away <= tolerance(typed.length))
      .sort((a, b) => a.away - b.away || (counts.get(b.one) ?? 0) - (counts.get(a.one) ?? 0));
    return near[0]?.one;
  }

  const words = query.trim().split(/\s+/).map(mend);
  const mended = words.every((word) => word !== undefined) ? words.join(' ') : undefined;
  return mended === query.trim() ? undefined : mended;
}
