/** The command line as data/cli.json describes it. Browsers get this file, so it imports nothing. */

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
  /** The help does not print it. */
  hidden?: true;
}

/** A command, or the program itself. */
export interface Command {
  /** What is typed after `holos`: `render platform`; nothing for the program itself. */
  path: string;
  /** The line below "Usage:". */
  usage: string;
  /** Other names of its last word. */
  aliases?: string[];
  /** Its own flags: those of the program, which every command takes, stand with the program only. */
  flags: Flag[];
  /** Commands below it that differ in one word, such as a shell, or that belong to another tool. */
  words?: string[];
  /** The help does not print it. */
  hidden?: true;
}

/** The committed description of the command line. */
export interface CommandLine {
  version: string;
  /** Of the version of CUE that `holos cue` runs. */
  cue: string;
  /** Of the commands below: a file changed by hand no longer agrees with it. */
  digest: string;
  commands: Command[];
}

/** Flags that nearly every command has, in the same words: the reference explains them once, with the program. */
const common = new Set(['version', 'help']);

/** The flags that the reference explains with a command. */
export function explainedFlags({path, flags}: Command): Flag[] {
  return path === '' ? flags : flags.filter(({name}) => !common.has(name));
}

/** The flags and words that the reference explains with a command, as a page writes them. */
export function explainedNames(command: Command): string[] {
  return [...explainedFlags(command).map(({name}) => `--${name}`), ...(command.words ?? [])];
}

/** What a reader types to run a command. */
export function commandName({path}: Command): string {
  return path === '' ? 'holos' : `holos ${path}`;
}

/** The anchor of a command, or of a flag or word of it. */
export function commandAnchor({path}: Command, name?: string): string {
  const words = path === '' ? 'holos' : path.replaceAll(' ', '-');
  if (name === undefined) {
    return words;
  }
  return name.startsWith('--') ? `${words}${name}` : `${words}-${name.replaceAll(' ', '-')}`;
}
