/** An index as it is asked: its words, and where each occurs. */
import {unpack, type IndexedPage, type IndexedSection, type SearchIndex} from '@site/lib/searchIndex';
import {isStop, stemOf, wordsOf} from '@site/lib/searchWords';

/** The words of a heading, by what their forms share. */
export interface Heading {
  /** Those that say something, in one piece and in parts. */
  stems: ReadonlySet<string>;
  /** Number of words that say something. */
  length: number;
  /** All of them. */
  wording: ReadonlySet<string>;
}

/** A section with its page. */
export interface Place extends IndexedSection {
  page: IndexedPage;
  /** Its number among the sections of its page. */
  order: number;
  heading: Heading;
  /** Of its page, and of the heading that an entry of the reference stands below. */
  around: Heading;
}

const phrases = new WeakMap<Place, readonly Heading[]>();

/** What readers may say instead of the heading of a place; taken apart when it is asked for. */
export function phrasesOf(place: Place): readonly Heading[] {
  const own = phrases.get(place) ?? place.also?.split(', ').map(headingOf) ?? [];
  phrases.set(place, own);
  return own;
}

function headingOf(title: string): Heading {
  const words = wordsOf(title);
  const telling = words.filter(({whole}) => !isStop(whole));
  return {
    stems: new Set(telling.flatMap(({whole, parts}) => [whole, ...parts]).map(stemOf)),
    length: telling.length,
    wording: new Set(words.map(({whole}) => stemOf(whole))),
  };
}

export interface Vocabulary {
  places: readonly Place[];
  terms: readonly string[];
  /** Words by what their forms share. */
  families: ReadonlyMap<string, readonly string[]>;
  has(term: string): boolean;
  /** Where a word occurs, and how much it says there. */
  postings(term: string): ReadonlyMap<number, number>;
}

/** Takes an index apart. The places of a word are read when they are asked for. */
export function vocabularyOf(index: SearchIndex): Vocabulary {
  const terms = index.terms.split(' ').filter(Boolean);
  const packed = index.postings.split(' ');
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const families = new Map<string, string[]>();
  for (const term of terms) {
    const stem = stemOf(term);
    const family = families.get(stem);
    if (family) {
      family.push(term);
    } else {
      families.set(stem, [term]);
    }
  }
  const known = new Map<string, ReadonlyMap<number, number>>();
  return {
    places: index.sections.flatMap((sections, number) => {
      const page = index.pages[number] as IndexedPage;
      return sections.map((section, order) => ({
        ...section,
        order,
        page,
        heading: headingOf(section.title),
        around: headingOf(`${page.title} ${section.parent ?? ''}`),
      }));
    }),
    terms,
    families,
    has: (term) => numbers.has(term),
    postings: (term) => {
      const number = numbers.get(term);
      const found = known.get(term) ?? new Map(number === undefined ? [] : unpack(packed[number] ?? ''));
      known.set(term, found);
      return found;
    },
  };
}
