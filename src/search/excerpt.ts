/** Makes excerpts, as the index writes them, readable. */
import {TITLE_MARK} from '@site/lib/searchText';
import {root, wordsOf} from './rank';

/** A sign that is no part of a word, as HTML. */
const sign = String.raw`(?:&(?:amp|lt|gt|quot|#\w+);|[^\p{L}\p{N}])`;
const signs = new RegExp(sign, 'gu');
/** A word that matches, with signs around it. */
const marked = new RegExp(`<mark>(${sign}*)(.*?)(${sign}*)</mark>`, 'u');

/** Letters and digits of a word of the excerpt, or of a heading. */
const lettersOf = (word: string) =>
  word
    .replace(/<\/?mark>/g, '')
    .replace(signs, '')
    .toLowerCase();

/** Number of words at the start of an excerpt that are its heading; none if it begins otherwise. */
function headingLength(words: readonly string[], heading: string): number {
  const own = heading.split(/\s+/).map(lettersOf).filter(Boolean);
  let at = 0;
  for (const word of own) {
    while (at < words.length && !lettersOf(words[at] ?? '')) {
      at += 1;
    }
    if (lettersOf(words[at] ?? '') !== word) {
      return 0;
    }
    at += 1;
  }
  return at;
}

/**
 * An excerpt without its own heading, which stands above it, and without titles of code blocks. Of the words that the
 * index marks, only those stay marked that the reader asked for, without the signs around them: for `validators` it
 * also finds `valid`.
 *
 * @param excerpt HTML in which words that match are in `mark` elements
 */
export function readable(excerpt: string, heading: string, query: string): string {
  const asked = wordsOf(query).map(root);
  const isAsked = (text: string) =>
    wordsOf(text).some((word) => asked.some((start) => word.startsWith(start)));
  const words = excerpt.split(/\s+/).filter((word) => word && !word.includes(TITLE_MARK));
  return words
    .slice(headingLength(words, heading))
    .map((word) =>
      word.replace(marked, (_, before: string, text: string, after: string) =>
        isAsked(text) ? `${before}<mark>${text}</mark>${after}` : before + text + after,
      ),
    )
    .join(' ');
}
