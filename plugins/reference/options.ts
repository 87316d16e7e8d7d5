import type {Command, Flag} from './commands';

/** A version of the docs whose pages have tables. */
export interface DocsVersion {
  /** Folder of its pages, from the site's folder. */
  folder: string;
  /** Name of its data file without the ending. */
  name: string;
  /** Address of its pages without the base URL, with the final slash: `/docs/v2/`. */
  address: string;
}

/** Sources of the schema, and the folder of its data files. */
interface SchemaOptions {
  /** Folder with a data file for each version, from the site's folder. */
  folder: string;
  /** The packages by name, each with the address of its page below that of a version: `api/core/`. */
  packages: Record<string, string>;
  /** Arguments of the program that write a new platform into the current folder; the version of the API follows. */
  init: readonly string[];
  /** Folders below a platform that have the CUE of a package at `PACKAGE/VERSION`. */
  sources: {
    /** Folder with the files that `cue get go` wrote, whose names end in `_go_gen.cue`. */
    generated: string;
    /** Folder with CUE that was added by hand, if the package has any. */
    overlay: string;
  };
}

/** The source of the command line's description, and its data file. */
export interface CommandOptions {
  /** The data file, from the site's folder. */
  file: string;
  /** The program on the PATH. */
  program: string;
  /** Commands that no help prints, found in the program's source. */
  hidden: Command[];
  /** Flags that no help prints, by their command. */
  hiddenFlags: Record<string, Flag>;
  /** Commands that pass their arguments to another tool, which prints its own help. */
  foreign: string[];
  /** Texts, by flag, for defaults whose number depends on the machine. */
  machineDefaults: Record<string, string>;
}

/** Which names in code are links to the reference, besides types and names with their type. */
interface LinkedNames {
  /** The page of the command line, below the address of a version. */
  commandsPage: string;
  /** Commands whose flags are links without their command. */
  commands: readonly string[];
  /** Fields whose names are ordinary words, but as code mean only the field. */
  words: readonly string[];
}

export interface Options {
  /** Absolute path of the site's folder. */
  siteDir: string;
  versions: DocsVersion[];
  schema: SchemaOptions;
  commands: CommandOptions;
  names: LinkedNames;
}
