/** The options of this plugin: all facts about a site and its tools. */

export interface Tool {
  /** The command, which must be on the PATH. */
  name: string;
  /** The exact version, or a prefix of it that ends at a dot. */
  version: string;
  /** Arguments that make the tool print its version. */
  versionArgs: string[];
  /** Where to get the tool, for the message if it is missing. */
  download: string;
}

/** A part of a printed line that can change between runs, and its replacement for the comparison. */
interface Normalizer {
  pattern: RegExp;
  as: string | ((found: string) => string);
}

/** Rules for comparing the output of commands. Files are compared unchanged. */
export interface OutputOptions {
  /** Applied to the command's output and the page's before they are compared. */
  normalizers: Normalizer[];
  /** Lines whose order changes between runs. Lines of the first pattern are written first. */
  unordered: RegExp[];
  /** If an output matches, its unordered lines appear at random, so they aren't compared. */
  incomplete?: RegExp;
}

/** The archive of all files that a page ends with, for readers who skip the page. */
interface ArchiveOptions {
  /** Prefix of the names of pages with an archive. */
  pages: string;
  /** Folder of the archives under `static/`. */
  folder: string;
  /** Matches the command that creates a project. The archive omits the files that it writes. */
  init: RegExp;
  /** A file that tells the project's folder. */
  marker: string;
  /** Files and folders to leave out. */
  ignored: string[];
  /** The first lines of an archive. */
  head(archive: {page: string; address: string; folder: string; init: string}): string;
  /** The text of the link to it, on its page. */
  link: string;
  /** The fold on pages that start from it, given its page's title and the commands that unpack it. */
  start(archive: {title: string; commands: string[]}): {summary: string; code: string};
}

/** What runs in a cluster need. */
interface ClusterOptions {
  /** The address of the Git host in the pages, which a server replaces: `https://github.com/example`. */
  gitHost?: string;
  /** Kinds whose new objects are deleted after each page, in this order, as `kubectl api-resources -o name` names them. */
  kinds: string[];
}

export interface Options {
  /** Folders of the pages, from the site's folder, by the first segment of their pages' names. */
  folders: Record<string, string>;
  /** The site's address without a trailing slash. While pages run, `static/` is served there. */
  address: string;
  /** Programs that pages run; none by default. */
  tools: Tool[];
  /** Variables of every session, in addition to those of session.ts. */
  environment: Record<string, string>;
  output: OutputOptions;
  cluster: ClusterOptions;
  archive?: ArchiveOptions;
  /** The longest that a command may take; 60 by default. */
  seconds: number;
}

/** The options that a site must set; the others have defaults. */
export type GivenOptions = Pick<Options, 'folders' | 'address'> & Partial<Options>;

const defaults = {
  tools: [],
  environment: {},
  output: {normalizers: [], unordered: []},
  cluster: {kinds: []},
  seconds: 60,
} satisfies Partial<Options>;

/** Completes the options of a site. */
export const completeOptions = (given: GivenOptions): Options => ({...defaults, ...given});
