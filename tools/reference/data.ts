/** What `data/` knows of the API and of the command line. `npm run reference -- --derive` writes it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A definition whose value is one string. */
export interface Constant {
  name: string;
  value: string;
}

export interface Field {
  name: string;
  /** A CUE expression, without the default. */
  type: string;
  /** A field without a mark may be left out, and then has its default or its only value. */
  mark?: 'required' | 'optional' | 'computed';
  /** The value of a field that is left out: a CUE expression. */
  default?: string;
}

export interface Type {
  name: string;
  alias?: string;
  embeds?: string[];
  fields: Field[];
}

/** A CUE package of the API. Its page is `api/NAME.mdx`. */
export interface Package {
  types: Type[];
  constants: Constant[];
}

export type Packages = Record<string, Package>;

/** An API version. */
export interface Schema {
  version: string;
  packages: Packages;
}

/** A flag as the help prints it. */
export interface Flag {
  /** Without its dashes. */
  name: string;
  /** One letter, without its dash. */
  shorthand?: string;
  /** The word for its value; a flag without one is a switch. */
  value?: string;
  default?: string;
  /** Environment variable that the default comes from, when it is set. Written by hand, because no help prints it. */
  env?: string;
  /** Whether the help omits it, so that it is written by hand. */
  hidden?: true;
}

/** A command, or the program itself. */
export interface Command {
  /** The words after the program's name: `render platform`; empty for the program itself. */
  path: string;
  /** The line below "Usage:". */
  usage: string;
  /** Other names of its last word. */
  aliases?: string[];
  /** Its own flags. The program's flags, which every command takes, are listed only with the program. */
  flags: Flag[];
  /** Commands below it that differ in one word, such as a shell, or that belong to another tool. Written by hand. */
  words?: string[];
  /** Whether the help omits it, so that it is written by hand. */
  hidden?: true;
}

export interface CommandLine {
  program: string;
  version: string;
  commands: Command[];
}

/** The data files of a site, from its folder. */
export const commandsFile = 'data/cli.json';
export const schemaFile = (version: string) => `data/schema/${version}.json`;

const read = (siteDir: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));

export const readSchema = (siteDir: string, version: string) => read(siteDir, schemaFile(version)) as Schema;

export const readCommandLine = (siteDir: string) => read(siteDir, commandsFile) as CommandLine;

export const formatData = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** The type that an expression names from within a package: `core.#Helm` of `[...core.#Helm]`. */
export function typeIn(
  expression: string,
  packages: Packages,
  from: string,
): {owner: string; type: Type} | undefined {
  const [, owner = from, name] = /(?:(\w+)\.)?#(\w+)/.exec(expression) ?? [];
  const type = packages[owner]?.types.find((one) => one.name === name);
  return type && {owner, type};
}
