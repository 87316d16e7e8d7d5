/** What plugins/finish writes for the search, and src/search reads. Browsers get this file, so it imports nothing. */

/**
 * A block of text, in which code stands between backticks; a block of code, with its path; or an entry of a list that
 * begins with a link, which is about what it leads to.
 */
export type Block = string | {code: string; path?: string} | {lead: string};

/** What stands below a heading, or what the reference says about one name. */
export interface SectionText {
  /** Empty for what stands above the first heading of a page. */
  anchor: string;
  /** The heading or the name; the title of the page above the first heading. */
  title: string;
  /** The heading that a name of the reference stands below. */
  parent?: string;
  blocks: Block[];
}

/** A page as the search sees it. */
export interface PageText {
  title: string;
  /** What link previews say of it. */
  description: string;
  /** Words that readers may use instead of the page's own. */
  keywords: string;
  sections: SectionText[];
}

export interface IndexedPage {
  /** Path of its address, as the site's own lists have it. */
  route: string;
  title: string;
  /** The categories of the sidebar that it stands in. */
  trail: string;
  /** Names of the files with the blocks of its sections, in their order: so many sections in each. */
  files: readonly string[];
}

export interface IndexedSection extends Pick<SectionText, 'anchor' | 'title' | 'parent'> {
  /** How readers may put what it is about, with commas between: see config/searchWords. */
  also?: string;
}

/** The index of a part of the site. Sections are numbered through all pages. */
export interface SearchIndex {
  pages: IndexedPage[];
  /** Of each page. */
  sections: IndexedSection[][];
  /** Every word, sorted, and between spaces. */
  terms: string;
  /** Where each of them occurs, and how much it says about the place: see pack(). */
  postings: string;
}

/** Where the indexes are, below the site's root. */
export const SEARCH_FOLDER = 'search-index';

/** Where the texts are: among the files whose names change with their content. */
export const TEXT_FOLDER = 'assets/search';

/** Sections in a file of texts: of a long page, a result fetches what stands around it. */
export const IN_A_FILE = 12;

/** The most that a word can say about a section. */
export const MOST = 15;

/** A section in which a word occurs, and how much the word says about it, from 0 to MOST. */
export type Posting = readonly [section: number, impact: number];

const LEAST_LETTER = 'A'.charCodeAt(0);

/** The places of a word as text: the distance from one section to the next, and a capital letter for what it says. */
export function pack(postings: readonly Posting[]): string {
  return postings
    .map(([section, impact], index) => {
      const distance = section - (postings[index - 1]?.[0] ?? -1) - 1;
      return (distance ? distance.toString(36) : '') + String.fromCharCode(LEAST_LETTER + impact);
    })
    .join('');
}

/** Undoes pack(). */
export function unpack(text: string): Posting[] {
  let section = -1;
  return (text.match(/[\da-z]*[A-Z]/g) ?? []).map((entry) => {
    section += 1 + parseInt(entry.slice(0, -1) || '0', 36);
    return [section, entry.charCodeAt(entry.length - 1) - LEAST_LETTER];
  });
}
