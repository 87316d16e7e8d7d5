import type {Command, CommandLine, Flag} from '../commands';
import {digestOf} from '../data';
import type {CommandOptions} from '../options';
import {parseHelp, type Help} from './help';

/** Runs the program with these arguments and returns its output, or nothing when it failed. */
export type Run = (args: string[], env?: Record<string, string>) => string | undefined;

/**
 * Describes a command line by asking the program for the help of every command, the hidden ones as well.
 *
 * @throws Error when the program does not answer, or answers otherwise than the options say
 */
export function deriveCommandLine(options: CommandOptions, run: Run): CommandLine {
  const {program, hidden} = options;
  for (const {command, flag, proof} of hidden) {
    if (run(proof) === undefined) {
      throw new Error(`${program} has no hidden ${flag ? `--${flag.name} of ` : ''}${command || program}`);
    }
  }
  const commands = new Derivation(options, run).all();
  const version = run(['--version'])?.trim();
  if (!version) {
    throw new Error(`"${program} --version" does not say its version`);
  }
  return {program, version, digest: digestOf(commands), commands};
}

class Derivation {
  private readonly root: Help;
  /** Every command takes these, so that they stand with the program only. */
  private readonly globalFlags: string;

  constructor(
    private readonly options: CommandOptions,
    private readonly run: Run,
  ) {
    this.root = this.helpOf([]);
    this.globalFlags = JSON.stringify(this.root.flags.filter(({name}) => name !== 'version'));
  }

  all(): Command[] {
    const shown = this.root.commands.flatMap((name) => this.walk([name]));
    const hidden = this.options.hidden
      .filter(({flag}) => flag === undefined)
      .flatMap(({command, usage, aliases}) => {
        const found: Command[] = usage ? [{path: command, usage, flags: []}] : this.walk([command]);
        return found.map((one): Command => ({...one, ...(aliases && {aliases}), hidden: true}));
      });
    return [this.describe([], this.root), ...shown, ...hidden];
  }

  private helpOf(words: string[], env?: Record<string, string>): Help {
    const text = this.run([...words, '--help'], env);
    if (text === undefined) {
      throw new Error(`"${[this.options.program, ...words].join(' ')}" does not say its help`);
    }
    return parseHelp(text);
  }

  /** A command and all below it. */
  private walk(words: string[]): Command[] {
    const {program, foreign, folded} = this.options;
    const path = words.join(' ');
    if (foreign.includes(path)) {
      // The other tool prints its own help, without a usage line of the outer command.
      return [{path, usage: `${program} ${path} [command]`, flags: [], words: this.wordsBelow(words)}];
    }
    const help = this.helpOf(words);
    if (JSON.stringify(help.globalFlags) !== this.globalFlags) {
      throw new Error(`"${program} ${path}" has other global flags than the program`);
    }
    if (folded.includes(path)) {
      return [this.fold(words, help)];
    }
    return [this.describe(words, help), ...help.commands.flatMap((name) => this.walk([...words, name]))];
  }

  /** A command whose subcommands differ in one word only. */
  private fold(words: string[], help: Help): Command {
    const flags = help.commands.map((name) => this.helpOf([...words, name]).flags);
    if (flags.some((list) => JSON.stringify(list) !== JSON.stringify(flags[0]))) {
      throw new Error(`the commands below "${this.options.program} ${words.join(' ')}" have different flags`);
    }
    return {...this.describe(words, help), flags: flags[0] ?? [], words: help.commands};
  }

  /** The names of all commands of another tool, two levels deep: `get crd`. */
  private wordsBelow(words: string[]): string[] {
    return this.helpOf(words).commands.flatMap((name) => [
      [...words, name].slice(1).join(' '),
      ...(words.length < 2 ? this.wordsBelow([...words, name]) : []),
    ]);
  }

  private describe(words: string[], help: Help): Command {
    const path = words.join(' ');
    if (help.usage === undefined) {
      throw new Error(`"${this.options.program} ${path}" does not say its usage`);
    }
    const bound = this.boundFlags(words, help.flags);
    const hidden = this.options.hidden.flatMap(({command, flag}) =>
      flag && command === path ? [{...flag, hidden: true as const}] : [],
    );
    const shown = help.flags.map((flag) => ({
      ...this.withoutMachine(flag),
      ...(bound.has(flag.name) && {env: this.variableOf(flag)}),
    }));
    return {
      path,
      usage: help.usage,
      ...(help.aliases.length > 0 && {aliases: help.aliases}),
      flags: [...shown, ...hidden],
    };
  }

  private withoutMachine(flag: Flag): Flag {
    const text = this.options.machineDefaults[flag.name];
    if (text !== undefined && !/^\d+$/.test(flag.default ?? '')) {
      throw new Error(`--${flag.name} has the default ${flag.default}, which was expected to be a number`);
    }
    return text === undefined ? flag : {...flag, default: text};
  }

  private variableOf({name}: Flag): string {
    return `${this.options.program}-${name}`.toUpperCase().replaceAll('-', '_');
  }

  /** Flags whose default follows a variable of their name: the help shows the value of the variable then. */
  private boundFlags(words: string[], flags: Flag[]): Set<string> {
    const probe = '97';
    const env = Object.fromEntries(flags.map((flag) => [this.variableOf(flag), probe]));
    const changed = this.helpOf(words, env).flags.filter((flag) => flag.default === probe);
    return new Set(changed.map(({name}) => name));
  }
}
