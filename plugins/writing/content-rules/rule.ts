/** What all rules share: their type, and the remedy for a wrong word. */
import leven from 'leven';
import type {Nodes} from 'mdast';
import type {ContentPage} from '../../engine/content';

type Report = (line: number, message: string, remedy?: string) => void;

export type Rule = (page: ContentPage, report: Report) => void;

/** Finds the page in a file, by its path from the site's folder, or at an address; for others, whether the site has them. */
export type Find = (name: string) => ContentPage | boolean;

/** The text of a node as it is written. */
export const sourceOf = (node: Nodes | undefined, text: string) =>
  text.slice(node?.position?.start.offset, node?.position?.end.offset);

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
