/** What a table of the reference shows, as data: `tables.ts` makes it of the schema or the help, the component shows it. */

/** Part of a piece of code: plain, or the link to a type. */
export type CodePart = string | {text: string; to: string};

/** Part of a sentence: plain, or code. */
export type Part = string | {code: CodePart[]};

/** A field, a flag or a word. Its meaning is not here: the page has it. */
export interface Entry {
  anchor: string;
  /** Names the entry in the label of the link to it. */
  label: string;
  name: string;
  /** A second name: the short form of a flag. */
  shorthand?: string;
  type?: Part[];
  /** A word or two that a reader looks for when skimming. */
  mark?: string;
  /** A value has to be written; its mark stands out. */
  isRequired?: boolean;
  /** The value of an entry that is left out, and its source. */
  fallback?: Part[];
}

/** A term, and its values for all of the table. */
export interface Relation {
  term: string;
  values: Part[];
}

/** One table. */
export interface Facts {
  relations: Relation[];
  /** The type in CUE. */
  definition?: string;
  entries: Entry[];
}

/** Puts a comma between values. */
export function commaSeparated(values: readonly Part[]): Part[] {
  return values.flatMap((value, index) => (index > 0 ? [', ', value] : [value]));
}
