import type {Command, CommandLine, Flag} from '../data';
import {parseHelp, type Help} from './help';

/** What the help of a program doesn't say. */
export interface CommandOptions {
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

/** Runs the program with these arguments. Returns its output; undefined if it failed. */
export type Run = (args: string[], env?: Record<string, string>) => string | undefined;

/** A value for environment variables. A flag whose default becomes this value has a variable. */
const PROBE = '97';

/** Describes a command line by asking the program for the help of every command. Throws if it does not answer. */
export function deriveCommandLine(options: CommandOptions, run: Run): CommandLine {
  const {program, hidden, hiddenFlags, foreign, machineDefaults} = options;

  function answerTo(args: string[], env?: Record<string, string>): string {
    const text = run(args, env);
    if (!text) {
      throw new Error(`"${[program, ...args].join(' ')}" printed nothing`);
    }
    return text;
  }

  const readHelp = (words: string[], env?: Record<string, string>): Help =>
    parseHelp(answerTo([...words, '--help'], env));
  const envVariable = ({name}: Flag) => `${program}-${name}`.toUpperCase().replaceAll('-', '_');

  function describe(words: string[], help: Help): Command {
    const path = words.join(' ');
    // Some defaults come from a variable. If it's set, the help shows its value.
    const env = Object.fromEntries(help.flags.map((flag) => [envVariable(flag), PROBE]));
    const probed = readHelp(words, env).flags;
    const flags = help.flags.map((flag, index): Flag => ({
      ...flag,
      default: machineDefaults[flag.name] ?? flag.default,
      env: probed[index]?.default === PROBE ? envVariable(flag) : undefined,
    }));
    const more = hiddenFlags[path];
    return {
      path,
      usage: help.usage,
      aliases: help.aliases.length > 0 ? help.aliases : undefined,
      flags: more ? [...flags, {...more, hidden: true}] : flags,
    };
  }

  /** The names of all commands of another tool, two levels deep: `get crd`. */
  const wordsBelow = (words: string[]): string[] =>
    readHelp(words).commands.flatMap((name) => [
      [...words, name].slice(1).join(' '),
      ...(words.length < 2 ? wordsBelow([...words, name]) : []),
    ]);

  /** A command and all below it. */
  function walk(words: string[]): Command[] {
    const path = words.join(' ');
    if (foreign.includes(path)) {
      // The other tool prints its own help, without a usage line of the outer command.
      return [{path, usage: `${program} ${path} [command]`, flags: [], words: wordsBelow(words)}];
    }
    const help = readHelp(words);
    return [describe(words, help), ...help.commands.flatMap((name) => walk([...words, name]))];
  }

  const commands = [...walk([]), ...hidden.map((command): Command => ({...command, hidden: true}))];
  return {program, version: answerTo(['--version']).trim(), commands};
}
