/** The options of the runner: the facts about this site and its tools. config/examples.ts has their values. */

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

/** Rules for comparing the output of commands. Files are compared unchanged. */
export interface OutputOptions {
  /** Parts of a line that change between runs, each with its replacement in the page's output and in the command's. */
  normalizers: {pattern: RegExp; as: string | ((found: string) => string)}[];
  /** Lines whose order changes between runs. Lines of the first pattern are written first. */
  unordered: RegExp[];
  /** If an output matches, its unordered lines appear at random, so they aren't compared. */
  incomplete?: RegExp;
}

/** The archive of all files that a page ends with, for readers who skip the page. */
interface ArchiveOptions {
  /** Prefix of the names of pages with an archive. Pages that others start from have one, too. */
  pages: string;
  /** Matches the command that creates a project. The archive omits the files that it writes. */
  init: RegExp;
  /** A file that tells the project's folder. */
  marker: string;
  /** Files and folders to leave out. */
  ignored: string[];
  /** The first lines of an archive. The indented ones are the commands that unpack it, and those that make its links. */
  head(archive: {page: string; address: string; folder: string; init: string; links: string[]}): string;
  /** The line on pages that start from a page, given its name, its title and the commands that unpack its archive. */
  start(archive: {page: string; title: string; commands: string[]}): Start;
}

/** `FROM` and a link with the `name`, then a fold with the commands, unless `code` is empty. */
interface Start {
  from: string;
  name: string;
  address: string;
  summary: string;
  code: string;
}

export interface Options {
  /** Folders of the pages, from the site's folder, by the first segment of their pages' names: `{v1alpha6: 'docs'}` */
  folders: Record<string, string>;
  /** The site's address without a trailing slash. While pages run, `static/` is served there. */
  address: string;
  tools: Tool[];
  /** Variables of every session, in addition to those of session.ts. */
  environment: Record<string, string>;
  output: OutputOptions;
  archive: ArchiveOptions;
  cluster: {
    /** The address of the Git host in the pages, which a server replaces: `https://github.com/example`. */
    gitHost: string;
    /** Kinds whose new objects are deleted after each page, in this order, as `kubectl api-resources -o name` names them. */
    kinds: string[];
  };
  /** The longest that a block may take. */
  seconds: number;
}
