/** Reads the command line from the help of each command. */
import type {Command, CommandLine, Flag} from './data';

/** What is read from a command's help. Its prose isn't. */
interface Help {
  usage: string;
  aliases: string[];
  /** Names of the commands below it. */
  commands: string[];
  flags: Flag[];
}

const headings =
  /^(Usage|Aliases|Examples|Available Commands|Flags|Global Flags|Additional help topics|Use ".*"[^]*)(?::\n|$)/m;

const flagLine = /^ {2}(?:-(\w), | {4})--([\w-]+)(?: (\S+))? {2,}(\S.*)$/;

/** A line that can't be read is an error, because the documentation would lack a flag or a command. */
function refuse(line: string): never {
  throw new Error(`cannot read ${JSON.stringify(line)}`);
}

function readFlag(line: string): Flag {
  const [, shorthand, name = refuse(line), value, sentence = ''] = flagLine.exec(line) ?? [];
  const written = / \(default (.+)\)$/.exec(sentence)?.[1]?.replace(/^"(.*)"$/, '$1');
  // This default depends on the machine.
  return {name, shorthand, value, default: name === 'concurrency' ? 'number of CPUs' : written};
}

function readHelp(text: string): Help {
  const parts = text.split(headings);
  const lines = (heading: string): string[] => {
    const at = parts.indexOf(heading);
    return at < 0 ? [] : (parts[at + 1] ?? '').split('\n').filter((line) => line.trim() !== '');
  };
  return {
    // The second line, `holos [command]`, shows that the program has commands, which the help lists separately.
    usage: lines('Usage')[0]?.trim() ?? '',
    // The first alias is the command's own name.
    aliases: lines('Aliases').flatMap((line) => line.trim().split(', ').slice(1)),
    commands: lines('Available Commands').map((line) => /^ {2}([\w-]+) +\S/.exec(line)?.[1] ?? refuse(line)),
    flags: lines('Flags').map(readFlag),
  };
}

/** Every command has these flags, in the same words: the reference explains them once, with the program. */
const commonFlags: readonly string[] = ['version', 'help'];

/**
 * Describes the command line. What no help prints stays as it is in the former data.
 *
 * @param ask runs the program with these arguments, and returns what it prints
 */
export function deriveCommandLine(former: CommandLine, ask: (args: string[]) => string): CommandLine {
  /** A command and all below it. */
  function walk(words: string[]): Command[] {
    const path = words.join(' ');
    const formerCommand = former.commands.find((command) => command.path === path);
    // Another tool prints the help of its commands.
    if (formerCommand?.words) {
      return [formerCommand];
    }
    const {usage, aliases, commands, flags} = readHelp(ask([...words, '--help']));
    const commandFlags = flags
      .filter(({name}) => path === '' || !commonFlags.includes(name))
      .map((flag) => ({...flag, env: formerCommand?.flags.find(({name}) => name === flag.name)?.env}));
    const hidden = formerCommand?.flags.filter((flag) => flag.hidden) ?? [];
    const command = {path, usage, aliases: aliases.length > 0 ? aliases : undefined};
    return [
      {...command, flags: [...commandFlags, ...hidden]},
      ...commands.flatMap((name) => walk([...words, name])),
    ];
  }

  const hidden = former.commands.filter((command) => command.hidden);
  return {program: former.program, version: ask(['--version']).trim(), commands: [...walk([]), ...hidden]};
}
