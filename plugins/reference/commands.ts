/** The command line of a program, as its data file describes it, and the tables that show it. */
import type {RootContent} from 'mdast';
import {code, commaSeparated, text, type Entry, type TableFacts} from './nodes';

/** A flag as the help prints it. */
export interface Flag {
  /** Without its dashes. */
  name: string;
  /** One letter, without its dash. */
  shorthand?: string;
  /** The word for its value; a flag without one is a switch. */
  value?: string;
  default?: string;
  /** Environment variable that the default comes from, when it is set. */
  env?: string;
  /** Whether the help omits it. */
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
  /** Commands below it that differ in one word, such as a shell, or that belong to another tool. */
  words?: string[];
  /** Whether the help omits it. */
  hidden?: true;
}

/** The committed description of a command line. */
export interface CommandLine {
  program: string;
  version: string;
  commands: Command[];
}

/** Flags that nearly every command has, in the same words: the reference explains them once, with the program. */
export const common = new Set(['version', 'help']);

/** The flags that the reference explains with a command. */
export function explainedFlags({path, flags}: Command): Flag[] {
  return path === '' ? flags : flags.filter(({name}) => !common.has(name));
}

/** The anchor of a command, or of a flag (`--name`) or word of it. */
export function commandAnchor(program: string, {path}: Command, name?: string): string {
  const words = path === '' ? program : path.replaceAll(' ', '-');
  if (name === undefined) {
    return words;
  }
  return name.startsWith('--') ? `${words}${name}` : `${words}-${name.replaceAll(' ', '-')}`;
}

/** The type of a flag, its default, and the variable that sets the default. */
function flagType({value, default: fallback, env}: Flag): RootContent[] {
  const type = value ? code(fallback ? `${value} = ${fallback}` : value) : text('boolean');
  return [type, ...(env ? [text(', or '), code(env)] : [])];
}

/** The table of a command: its usage, its flags, and the words that may follow it. */
export function commandTable(program: string, command: Command): TableFacts {
  const {usage, aliases = [], words = [], hidden} = command;
  const createEntry = (name: string): Entry => ({
    anchor: commandAnchor(program, command, name),
    name,
    marks: [],
  });
  const flags = explainedFlags(command).map((flag): Entry => ({
    ...createEntry(`--${flag.name}`),
    shorthand: flag.shorthand && `-${flag.shorthand}`,
    type: flagType(flag),
    marks: flag.hidden ? ['Hidden from the help'] : [],
  }));
  const otherNames = commaSeparated(aliases.map((alias) => code(alias)));
  return {
    kind: 'Flag',
    relations: [
      {term: 'Usage', values: [code(usage)]},
      ...(aliases.length > 0 ? [{term: 'Other names', values: otherNames}] : []),
      ...(hidden ? [{term: 'Hidden from the help', values: []}] : []),
    ],
    entries: [...flags, ...words.map(createEntry)],
  };
}
