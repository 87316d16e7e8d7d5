/** Makes the index of a part of the site; src/search asks it in the browser. */
import {MOST, pack, type PageText, type Posting, type SearchIndex} from '../../lib/searchIndex';
import {termsOf, wordsOf} from '../../lib/searchWords';

/** A page to index, and the name of the file with its text. */
export interface PageToIndex {
  route: string;
  trail: string;
  files: readonly string[];
  text: PageText;
  /** Words that its sections lack and readers use, by their anchors. */
  words?: Readonly<Record<string, string>>;
}

/** How much more a word says where it stands out. */
const weights = {
  title: 6,
  anchor: 2.4,
  page: 2.4,
  keywords: 5,
  words: 2.6,
  description: 3,
  names: 3.1,
  text: 1,
  path: 2.7,
  code: 0.35,
  lead: 0.25,
};

/** How soon further occurrences say nothing more, and how much longer sections have to have more of them (BM25). */
const SATURATION = 1.6;
const LENGTH = 0.4;

/** What a block is about: the code that it begins with, as in a list of names, or the value of a constant. */
const subject = /^`[^`]+`|(?<=\bValue: )`[^`]+`/g;

interface Field {
  weight: number;
  text: string;
}

/** What is known of each section, and how much it says. */
function fieldsOf({
  text: {title: page, description, keywords, sections},
  words = {},
}: PageToIndex): Field[][] {
  return sections.map(({anchor, title, parent, blocks}) => {
    const sentences = blocks.filter((block) => typeof block === 'string');
    const code = blocks.filter((block) => typeof block === 'object' && 'code' in block);
    const leads = blocks.flatMap((block) =>
      typeof block === 'object' && 'lead' in block ? [block.lead] : [],
    );
    return [
      {weight: weights.title, text: parent ? `${title} ${parent}.${title}` : title},
      // Written by hand, it often has words that the heading has not.
      {weight: parent ? 0 : weights.anchor, text: anchor},
      {weight: anchor ? weights.page : 0, text: page},
      {weight: anchor ? 0 : weights.keywords, text: keywords},
      {weight: weights.words, text: words[anchor] ?? ''},
      {weight: anchor ? 0 : weights.description, text: description},
      {weight: weights.names, text: sentences.flatMap((block) => block.match(subject) ?? []).join('\n')},
      {weight: weights.text, text: sentences.join('\n')},
      {weight: weights.path, text: code.map(({path = ''}) => path).join('\n')},
      {weight: weights.lead, text: leads.join('\n')},
      {weight: weights.code, text: code.map((block) => block.code).join('\n')},
    ].filter(({weight}) => weight > 0);
  });
}

/** How often each word occurs in a section, occurrences that stand out counting more. */
function countsOf(fields: readonly Field[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {weight, text} of fields) {
    for (const term of wordsOf(text).flatMap(termsOf)) {
      counts.set(term, (counts.get(term) ?? 0) + weight);
    }
  }
  return counts;
}

/** The index of some pages, whose order is that of its answers where nothing else decides. */
export function makeIndex(pages: readonly PageToIndex[]): SearchIndex {
  const sections = pages.flatMap(fieldsOf).map(countsOf);
  const lengths = sections.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const places = new Map<string, Posting[]>();
  sections.forEach((counts, section) => {
    const damping = SATURATION * (1 - LENGTH + (LENGTH * (lengths[section] ?? 0)) / usual);
    for (const [term, count] of counts) {
      const impact = Math.round((MOST * count) / (count + damping));
      const known = places.get(term);
      if (known) {
        known.push([section, impact]);
      } else {
        places.set(term, [[section, impact]]);
      }
    }
  });
  const terms = [...places.keys()].sort();
  return {
    pages: pages.map(({route, trail, files, text: {title}}) => ({route, title, trail, files})),
    sections: pages.map(({text, words = {}}) =>
      text.sections.map(({anchor, title, parent}) => {
        const also = words[anchor];
        return {anchor, title, ...(parent && {parent}), ...(also && {also})};
      }),
    ),
    terms: terms.join(' '),
    postings: terms.map((term) => pack(places.get(term) ?? [])).join(' '),
  };
}
