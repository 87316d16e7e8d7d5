import {createHash} from 'node:crypto';
import type {Command, CommandLine, Flag} from '../../lib/commands';
import {folded, helpless, hidden, machineDefaults} from './hidden';
import {parseHelp, type Help} from './parse';

/** Runs `holos` with these arguments and returns what it printed, or nothing when it failed. */
export type Run = (args: string[], env?: Record<string, string>) => string | undefined;

/** Describes the command line by asking the tool for the help of every command, the hidden ones as well. */
export function deriveCommandLine(run: Run): CommandLine {
  for (const {command, flag, proof} of hidden) {
    if (run(proof) === undefined) {
      throw new Error(`the tool has no hidden ${flag ? `--${flag.name} of ` : ''}${command || 'holos'}`);
    }
  }
  const program = parseHelp(ask(run, []));
  const globalFlags = program.flags.filter(({name}) => name !== 'version');
  const commands = [
    describe('', program, run),
    ...program.commands.flatMap((name) => walk([name], globalFlags, run)),
    ...hidden
      .filter(({flag}) => flag === undefined)
      .flatMap(({command, aliases}) =>
        walk([command], globalFlags, run).map((found) => ({
          ...found,
          ...(aliases && {aliases}),
          hidden: true as const,
        })),
      ),
  ];
  const version = ask(run, ['--version']).trim();
  const cue = /^cue version v(\S+)/.exec(run(['cue', 'version']) ?? '')?.[1];
  if (cue === undefined) {
    throw new Error('"holos cue version" does not say its version');
  }
  return {version, cue, digest: digestOf(commands), commands};
}

/** Identifies the content of the commands. */
export function digestOf(commands: Command[]): string {
  return createHash('sha256').update(JSON.stringify(commands)).digest('hex').slice(0, 16);
}

function ask(run: Run, args: string[], env?: Record<string, string>): string {
  const text = run([...args, args.includes('--version') ? '' : '--help'].filter(Boolean), env);
  if (text === undefined) {
    throw new Error(`"holos ${args.join(' ')}" does not say its help`);
  }
  return text;
}

/** A command and all below it. */
function walk(words: string[], globalFlags: Flag[], run: Run): Command[] {
  const path = words.join(' ');
  if (helpless[path]) {
    return [{path, ...helpless[path]}];
  }
  const help = parseHelp(ask(run, words));
  if (path === 'cue') {
    // CUE prints its own help, without a usage line of the outer command.
    return [{path, usage: 'holos cue [command]', flags: [], words: wordsBelow(words, run)}];
  }
  if (JSON.stringify(help.globalFlags) !== JSON.stringify(globalFlags)) {
    throw new Error(`"holos ${path}" has other global flags than the program`);
  }
  if (folded.includes(path)) {
    return [fold(path, help, run)];
  }
  return [
    describe(path, help, run),
    ...help.commands.flatMap((name) => walk([...words, name], globalFlags, run)),
  ];
}

/** A command whose subcommands differ in one word only. */
function fold(path: string, help: Help, run: Run): Command {
  const flags = help.commands.map((name) => parseHelp(ask(run, [path, name])).flags);
  if (flags.some((list) => JSON.stringify(list) !== JSON.stringify(flags[0]))) {
    throw new Error(`the commands below "holos ${path}" have different flags`);
  }
  return {...describe(path, help, run), flags: flags[0] ?? [], words: help.commands};
}

/** The names of all commands below one that passes its arguments on, each from that one: `get crd`. */
function wordsBelow(words: string[], run: Run): string[] {
  return parseHelp(ask(run, words)).commands.flatMap((name) => [
    [...words, name].slice(1).join(' '),
    ...(words.length < 2 ? wordsBelow([...words, name], run) : []),
  ]);
}

function describe(path: string, help: Help, run: Run): Command {
  if (help.usage === undefined) {
    throw new Error(`"holos ${path}" does not say its usage`);
  }
  const bound = boundFlags(path, help.flags, run);
  return {
    path,
    usage: help.usage,
    ...(help.aliases.length > 0 && {aliases: help.aliases}),
    flags: [
      ...help.flags.map((flag) => ({
        ...withoutMachine(flag),
        ...(bound.has(flag.name) && {env: variableOf(flag)}),
      })),
      ...hidden.flatMap(({command, flag}) =>
        flag && command === path ? [{...flag, hidden: true as const}] : [],
      ),
    ],
  };
}

function withoutMachine(flag: Flag): Flag {
  const known = machineDefaults[flag.name];
  if (!known) {
    return flag;
  }
  if (!known.pattern.test(flag.default ?? '')) {
    throw new Error(
      `--${flag.name} has the default ${flag.default}, which was expected to depend on the machine`,
    );
  }
  return {...flag, default: known.shown};
}

const variableOf = ({name}: Flag) => `HOLOS_${name.toUpperCase().replaceAll('-', '_')}`;

/** Flags whose default follows a variable of their name: the help shows the value of the variable then. */
function boundFlags(path: string, flags: Flag[], run: Run): Set<string> {
  const probe = '97';
  const env = Object.fromEntries(flags.map((flag) => [variableOf(flag), probe]));
  const words = path.split(' ').filter(Boolean);
  return new Set(
    parseHelp(ask(run, words, env))
      .flags.filter((flag) => flag.default === probe)
      .map(({name}) => name),
  );
}
