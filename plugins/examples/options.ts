/** The options of this plugin: all facts about a site and its tools. */

export interface Tool {
  name: string;
  /** The exact version, or a prefix of it that ends at a dot. */
  version: string;
  versionArgs: string[];
  download: string;
}

/** A part of a printed line that can change between runs, and its replacement for the comparison. */
export interface Normalizer {
  name: string;
  pattern: RegExp;
  as: string | ((found: string) => string);
}

/** Rules for comparing the output of commands. Files are compared unchanged. */
export interface OutputOptions {
  normalizers: Normalizer[];
  /** Lines whose order changes between runs. Lines of the first pattern are written first. */
  unordered: RegExp[];
  /** If an output matches, its unordered lines appear at random, so they aren't compared. */
  incomplete?: RegExp;
}

/** The archive of all files that a page ends with, for readers who skip the page. */
export interface ArchiveOptions {
  /** Prefix of the names of pages with an archive. */
  pages: string;
  /** Folder of the archives under `static/`. */
  folder: string;
  /** Matches the command that creates a project. The archive omits the files that it writes. */
  init: RegExp;
  marker: string;
  ignored: string[];
  /** The first lines of an archive. */
  head(archive: {page: string; address: string; folder: string; init: string}): string;
  link: FileLink;
}

/** The link to a file that readers see, and a program: `holos txtar` `unpacks` it. */
type FileLink = Record<'label' | 'program' | 'verb', string>;

/** The commands of each page as a test; see testscript.ts. */
export interface ScriptOptions {
  /** Folder of the tests in the finished site. */
  folder: string;
  /** The first lines of a test. */
  head(page: string): string;
  link: FileLink;
}

export interface Options {
  /** Folders of the pages, from the site's folder, by the first segment of their pages' names. */
  folders: Record<string, string>;
  lock: string;
  /** The site's address without a trailing slash. While pages run, `static/` is served there. */
  address: string;
  tools: Tool[];
  /** Variables of every session, in addition to those of session.ts. */
  environment: Record<string, string>;
  output: OutputOptions;
  archive?: ArchiveOptions;
  scripts?: ScriptOptions;
  seconds: number;
  /** Name of the page whose tables list checks with their proofs; see checkTable.ts. */
  checks?: string;
}

/** The options that a site must set; the others have defaults. */
export type GivenOptions = Pick<Options, 'folders' | 'address'> & Partial<Options>;

const defaults = {
  lock: 'examples.lock.json',
  tools: [],
  environment: {},
  output: {normalizers: [], unordered: []},
  seconds: 60,
};

/** Completes the options of a site. */
export const completeOptions = (given: GivenOptions): Options => ({...defaults, ...given});
