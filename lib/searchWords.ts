/**
 * The words of a text, as the search knows them: the build makes the index of them, and browsers take queries apart by
 * them. Browsers get this file, so it imports nothing.
 */

/** A word of a text: as it is looked for, whole, and the words that it is made of if it is made of several. */
export interface Word {
  /** In small letters, without signs: `outputbasedir` for `OutputBaseDir`, `writeto` for `--write-to`. */
  whole: string;
  /** `output`, `base` and `dir`; empty for a plain word. */
  parts: readonly string[];
}

/** Letters and digits, with single signs between them that belong to a name. */
const compound = /[\p{L}\p{N}]+(?:[-_.’'][\p{L}\p{N}]+)*/gu;

/** Between an ending small letter and a capital one, and before the last capital of several: `APIVersions`. */
const hump = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A name longer than this is a hash or a line, which nobody types; one with more parts is an address. */
const LONGEST = 40;
const MOST_PARTS = 6;

/** How long a command took, and other numbers that differ each time. */
const measured = /^\d+(?:\.\d+)?(?:ms|µs|ns|s)$|^\d{5,}$/;

const small = (text: string) => text.toLowerCase().replace(/[-_.’']/g, '');

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return (text.match(compound) ?? [])
    .filter((name) => !measured.test(name))
    .map((name) => {
      // The s of "chart's" is no word.
      const plain = name.replace(/[’']s$/, '');
      const parts = plain.split(/[-_.’']/).flatMap((part) => part.split(hump));
      return {whole: small(plain), parts: parts.length > 1 ? parts.map(small) : []};
    });
}

/** What the index has of a word: itself and, where they say something, its parts. */
export function termsOf({whole, parts}: Word): string[] {
  const said = parts.filter((part) => part.length > 1);
  return [...(whole.length <= LONGEST && parts.length <= MOST_PARTS ? [whole] : []), ...said];
}

/** Words that say nothing about what is looked for. */
const stops = new Set(
  (
    'a about all am an and any are as at be been but by can could did do does for from get got had has have how i if ' +
    'in into is it its just like may me might my not of on or our out s shall should so some such t than that the ' +
    'their them then there these they this those to too us use used using versus vs was we were what when where which ' +
    'who whom why will with would you your difference between every each again there here different per via other another some something something need want please'
  ).split(' '),
);

export const isStop = (term: string): boolean => stops.has(term);

/**
 * What the forms of a word share, about: `validators`, `validate` and `validation` are one. It is no word, and only
 * good for comparing.
 */
export function stemOf(term: string): string {
  if (term.length < 4 || /\d/.test(term)) {
    return term;
  }
  const single = term
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<![su])s$/, '');
  const base = single
    .replace(/(?<=.{4})(?:ations?|ators?|at(?:e|ed|ing))$/, 'at')
    .replace(/(?<=.{3}[ts])ions?$/, '')
    .replace(/(?<=.{3})(?:ing|ed)$/, '')
    .replace(/(.)\1$/, (double) => (/ll|ss/.test(double) ? double : (double[0] ?? '')));
  return base.length > 3 ? base.replace(/e$/, '').replace(/y$/, 'i') : base;
}
