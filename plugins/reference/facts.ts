/** What a table of the reference shows, as data: `tables.ts` makes it of the schema or the help, the component shows it. */

/** The mark of an entry that one has to write. */
export const REQUIRED = 'required';

/** Part of a piece of code: plain, or the link to a type. */
export type CodePart = string | {text: string; to: string};

/** Part of a sentence: plain, or code. */
export type Part = string | {code: CodePart[]};

/** A field, a flag or a word. Its meaning is not here: the page has it. */
export interface Entry {
  anchor: string;
  name: string;
  /** A second name: the short form of a flag. */
  shorthand?: string;
  /** The type, and the value of an entry that is left out. */
  type?: Part[];
  /** It has one possible value, so that its line says little. */
  isFixed?: true;
  /** Words that a reader looks for when skimming. */
  marks: string[];
}

export interface Facts {
  /** Terms, and their values for all of the table. */
  relations: {term: string; values: Part[]}[];
  entries: Entry[];
}

/** Puts a comma between values. */
export function commaSeparated(values: readonly Part[]): Part[] {
  return values.flatMap((value, index) => (index > 0 ? [', ', value] : [value]));
}

export interface Chapter {
  anchor: string;
  title: string;
  isCode: boolean;
  depth: number;
}

/** What a page has: its headings, in their order, and the number of entries of all tables. */
export interface Overview {
  chapters: Chapter[];
  count: number;
}
