/** The words of a text, as the index and queries know them. */
import {stemmer} from 'stemmer';

/** A word or a name: letters and digits, joined by single punctuation marks. The group makes `split` keep it. */
export const namePattern = /([\p{L}\p{N}]+(?:[-_.’'][\p{L}\p{N}]+)*)/gu;

/** Between the words of a name in camel case: `output|Base|Dir`, `API|Versions`. */
const hump = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** In characters. Longer names are hashes or paths, which readers don't type. */
const MAX_TERM = 40;

/** A query without differences that readers don't see: full-width letters, kinds of spaces, quotes and dashes, signs without width. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Words and names of a text as they are written. */
export const namesIn = (text: string): string[] => text.match(namePattern) ?? [];

/** A name as one word: `outputbasedir` for `OutputBaseDir`, `writeto` for `write-to`. */
const joined = (name: string): string => name.toLowerCase().replace(/[-_.’']/g, '');

/** The stem that the forms of a word share, such as `validator`, `validators` and `validate`. Use it only to compare. */
export const stem = (word: string): string => (/\d/.test(word) ? word : stemmer(word));

/** The words that a name is made of: itself, and the parts of `OutputBaseDir` or `write-to`. */
export function wordsIn(name: string): string[] {
  const plain = name.replace(/[’']s$/, '');
  const parts = plain.split(/[-_.’']/).flatMap((part) => part.split(hump));
  const words = parts.length > 1 ? [plain, ...parts.filter((part) => part.length > 1)] : [plain];
  return [...new Set(words.map(joined))].filter((word) => word.length <= MAX_TERM);
}

const termsByName = new Map<string, readonly string[]>();

/** The terms of a name: the stems of its words. Cached, because texts repeat words. */
export function termsIn(name: string): readonly string[] {
  const terms = termsByName.get(name) ?? wordsIn(name).map(stem);
  termsByName.set(name, terms);
  return terms;
}

/** Stop words: English words that don't help a search. */
const stopWords = new Set(
  (
    'a about all am an and another any are as at be been between but by can could did difference different do does each ' +
    'every for from get got had has have here how i if in into is it its just like may me might my need not of on or ' +
    'other our out per please s shall should so some something such t than that the their them then there these they ' +
    'this those to too us use used using versus via vs want was we were what when where which who whom why will with ' +
    'would you your'
  ).split(' '),
);

/** The names of a query without stop words, or all names if no other word is left. */
export function withoutStopWords(query: string): string[] {
  const names = namesIn(query);
  const telling = names.filter((name) => !stopWords.has(name.toLowerCase()));
  return [...new Set(telling.some((name) => name.length > 1) ? telling : names)];
}
