import leven from 'leven';

/** The greatest number of names that a message lists. */
const LISTED = 12;

/** The known name that is most similar. */
export function mostSimilar(
  word: string,
  known: readonly string[],
  most = Math.max(2, word.length / 3),
): string | undefined {
  const [best] = known
    .map((name) => ({name, edits: leven(word.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= most ? best.name : undefined;
}

/** A remedy for an unknown name: the most similar known name, or else the list of names if it's short. */
export function didYouMean(word: string, known: readonly string[], otherwise = 'remove it'): string {
  const guess = mostSimilar(word, known);
  if (guess) {
    return `did you mean ${guess}?`;
  }
  return known.length > 0 && known.length <= LISTED ? `known: ${known.join(', ')}` : otherwise;
}
