/** Reads the words of queries by those of all pages: also misspelt, unfinished, or joined where titles have two. */
import SearchableMap from 'minisearch/SearchableMap';
import {namesIn, stem, termsIn, wordsIn} from './words';

export interface QueryWord {
  typed: string;
  /** The word that is meant, if no page has the one that is typed. */
  as: string;
  terms: string[];
  /** The terms of words that begin with it, while the reader may still be typing it. */
  longer: string[];
}

/** @param counts how often each name occurs */
export function createVocabulary(counts: ReadonlyMap<string, number>, titles: readonly string[]) {
  const stems = new Set<string>();
  const words = new SearchableMap<number>();
  for (const [name, count] of counts) {
    termsIn(name).forEach((term) => stems.add(term));
    wordsIn(name).forEach((word) => words.set(word, (words.get(word) ?? 0) + count));
  }
  /** Adjacent words of titles: `Argo-CD` for `argocd`. */
  const apart = new Map(
    titles.flatMap((title) =>
      namesIn(title).map((name, at, {[at + 1]: next}) => [`${name}${next}`.toLowerCase(), `${name}-${next}`]),
    ),
  );

  /** The words that begin with these letters, the most frequent first. */
  const complete = (start: string) =>
    start.length < 2 ? [] : [...words.atPrefix(start)].sort((a, b) => b[1] - a[1]).map(([word]) => word);

  /** The word with the fewest slips, which are wrong, lost, added or swapped letters; of several, the most frequent. */
  function correct(word: string): string[] {
    const letters = (text: string) => [...text].sort().join('');
    const slips = ([other, [, distance]]: [string, [number, number]]) =>
      letters(other) === letters(word) ? 1 : distance;
    return [...words.fuzzyGet(word, 2)]
      .filter((found) => word.length >= (slips(found) > 1 ? 7 : 5))
      .sort((a, b) => slips(a) - slips(b) || b[1][0] - a[1][0])
      .slice(0, 1)
      .map(([other]) => other);
  }

  return (typed: string, isLast: boolean): QueryWord => {
    const [word = ''] = wordsIn(typed);
    const [whole = '', ...parts] = termsIn(apart.get(typed.toLowerCase()) ?? typed);
    const known = parts.filter((part) => stems.has(part));
    const longer = complete(word);
    if (stems.has(whole)) {
      return {typed, as: typed, terms: [whole, ...known], longer: isLast ? longer.map(stem) : []};
    }
    const own = known.length === parts.length ? known : [];
    const meant = longer.length > 0 || own.length > 0 ? longer : correct(word);
    return {typed, as: meant[0] ?? typed, terms: [...meant.map(stem), ...own], longer: []};
  };
}
