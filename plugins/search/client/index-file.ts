/** What the build writes for the search and browsers read. */

/** A block of text, with code between backticks, or a block of code, with its path. */
export type Block = string | {code: string; path?: string};

/** A heading with the text below it, or an entry of a reference. */
export interface Section {
  /** Empty for the text above the first heading of a page. */
  anchor: string;
  /** The heading or the name; above the first heading the title of the page. */
  title: string;
  /** The heading above an entry of a reference. */
  parent?: string;
  /** What readers call it: `Type`, `Page`. The kind `Error` says that the title is the text of an error message. */
  kind?: string;
  /** Words by which readers look for the section, from the front matter of its page. */
  words?: string;
  blocks: Block[];
}

export interface IndexedPage {
  route: string;
  /** Name of the part of the site that it belongs to, which browsers add. */
  scope?: string;
  title: string;
  description: string;
  trail: readonly string[];
  sections: Section[];
}

/** Folder of the indexes below the base URL; each scope has one file, an array of pages. */
export const INDEX_FOLDER = 'search-index';

/** The kinds of sections about an error message, and about a type that readers may write with a number sign. */
export const ERROR = 'Error';
export const TYPE = 'Type';
