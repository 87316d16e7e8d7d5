/** The words of an index, which complete and correct those of queries. */

/** The fewest letters of a word to complete, and of one to correct. */
const COMPLETED = 4;
const CORRECTED = 5;

/** One letter of this many may be wrong, but no more than a few of a long word. */
const LETTERS_PER_ERROR = 3.5;
const MOST_ERRORS = 3;

/** A first letter is seldom wrong. */
const FIRST_LETTER = 0.5;

/** How many letters are missing, added, changed or swapped with the next one. If more than `most` are, it stops counting. */
function countErrors(typed: string, word: string, most: number): number {
  // The errors between the first letters of both, up to each letter of the word: for one letter typed less, and for two less.
  let row = Array.from({length: word.length + 1}, (_, at) => at);
  let rowBefore: number[] = [];
  for (let i = 0; i < typed.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < word.length; j += 1) {
      const changed = (row[j] ?? 0) + (typed[i] === word[j] ? 0 : 1);
      const oneMore = Math.min(row[j + 1] ?? 0, next[j] ?? 0) + 1;
      const isSwapped = i > 0 && j > 0 && typed[i] === word[j - 1] && typed[i - 1] === word[j];
      const swapped = isSwapped ? (rowBefore[j - 1] ?? 0) + 1 : changed;
      next.push(Math.min(changed, oneMore, swapped));
    }
    if (Math.min(...next) > most) {
      return Infinity;
    }
    [rowBefore, row] = [row, next];
  }
  return row[word.length] ?? 0;
}

export class Vocabulary {
  /** How often the index has each word, more where it counts more. */
  private readonly counts = new Map<string, number>();

  add(word: string, count: number): void {
    this.counts.set(word, (this.counts.get(word) ?? 0) + count);
  }

  has(word: string): boolean {
    return this.counts.has(word);
  }

  /** The longer words that begin so. */
  complete(start: string): string[] {
    return start.length < COMPLETED ? [] : [...this.counts.keys()].filter((word) => word.startsWith(start));
  }

  /** The word that was probably meant: fewest errors first, then most frequent. */
  correct(typed: string): string | undefined {
    const most =
      typed.length < CORRECTED
        ? 0
        : Math.min(MOST_ERRORS, Math.max(1, Math.floor(typed.length / LETTERS_PER_ERROR)));
    return [...this.counts]
      .filter(([word]) => Math.abs(word.length - typed.length) <= most)
      .map(([word, count]) => {
        const isLikely = typed.slice(0, 2).includes(word.charAt(0));
        return {word, count, errors: countErrors(typed, word, most) + (isLikely ? 0 : FIRST_LETTER)};
      })
      .filter(({errors}) => errors <= most)
      .sort((a, b) => a.errors - b.errors || b.count - a.count)[0]?.word;
  }
}
