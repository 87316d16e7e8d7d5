import type {Command, Flag} from '../../lib/commands';

/** A command or flag that no help prints, found in the tool's source. */
export interface Hidden {
  /** The command that is hidden, or whose flag is. */
  command: string;
  /** Other names of a hidden command. */
  aliases?: string[];
  flag?: Flag;
  /** Arguments that the tool refuses unless it knows the command or flag. */
  proof: string[];
}

/** Everything that is hidden; data is only written when the tool accepts each. */
export const hidden: Hidden[] = [
  {command: '', flag: {name: 'help', shorthand: 'h'}, proof: ['-h']},
  {command: 'kubectl-slice', flag: {name: 'debug'}, proof: ['kubectl-slice', '--debug', '--version']},
  {command: 'completion', proof: ['completion', 'bash']},
  {command: 'version', proof: ['version']},
  {command: '__complete', aliases: ['__completeNoDesc'], proof: ['__completeNoDesc', 'render']},
];

/** Hidden commands that answer `--help` with something else than help. */
export const helpless: Record<string, Pick<Command, 'usage' | 'flags'>> = {
  version: {usage: 'holos version', flags: []},
  __complete: {usage: 'holos __complete [command-line]', flags: []},
};

/** Commands whose subcommands are words in a table of theirs: one for each shell, and those of another tool. */
export const folded = ['completion', 'cue'];

/** Defaults that depend on the machine that the help was asked on. */
export const machineDefaults: Record<string, {pattern: RegExp; shown: string}> = {
  concurrency: {pattern: /^\d+$/, shown: 'number of CPUs'},
};
