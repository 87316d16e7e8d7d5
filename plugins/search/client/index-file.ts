/** The format of the index, which the build writes and browsers read. */

/** A block of text, with code between backticks, or a block of code, with its path. */
export type IndexedBlock = string | {code: string; path?: string};

/** Between the cells of a table's row in a text. */
export const CELL_GAP = ' · ';

/** A heading with its text, or an entry of a reference. */
export interface IndexedSection {
  /** Empty for the text above the first heading of a page. */
  anchor: string;
  /** The heading or the name; above the first heading the title of the page. */
  title: string;
  /** The heading above an entry of a reference. */
  parent?: string;
  /** What readers call it: `Type`, `Page`. If the kind is `Error`, the title is an error message. */
  kind?: string;
  /** Words that readers use for the section, from its page's front matter. */
  words?: string;
  blocks: IndexedBlock[];
}

export interface IndexedPage {
  route: string;
  title: string;
  description: string;
  /** The package whose types the page explains. */
  package?: string;
  trail: readonly string[];
  sections: IndexedSection[];
}

/** Folder of the indexes under the base URL; each scope has one file, an array of pages. */
export const INDEX_FOLDER = 'search-index';

/** The kinds of sections about an error message, and about a type that readers may write with a number sign. */
export const ERROR = 'Error';
export const TYPE = 'Type';
