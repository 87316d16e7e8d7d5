import type {Flag} from '../data';

/** A command's help, without its sentences. */
export interface Help {
  usage: string;
  aliases: string[];
  /** Names of the commands below it. */
  commands: string[];
  flags: Flag[];
}

const heading = /^(Usage|Aliases|Examples|Available Commands|Flags|Global Flags|Additional help topics):$/;
const flagLine = /^ {2}(?:-(\w), | {4})--([\w-]+)(?: (\S+))? {2,}(\S.*)$/;

/**
 * Reads a help text. The text before its first heading is prose. After it, a line that can't be read is an error, because the
 * documentation would lack a flag.
 */
export function parseHelp(text: string): Help {
  const help: Help = {usage: '', aliases: [], commands: [], flags: []};
  let section: string | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const title = heading.exec(line)?.[1];
    const command = /^ {2}([\w-]+) +\S/.exec(line)?.[1];
    const flag = readFlag(line);
    if (title !== undefined) {
      section = title;
    } else if (line.trim() === '' || /^Use "[\w -]+ \[?command\]?/.test(line)) {
      continue;
    } else if (section === 'Usage') {
      // The second line, `holos [command]`, shows that the program has commands, which the help lists separately.
      help.usage ||= line.trim();
    } else if (section === 'Aliases') {
      // The first alias is the command's own name.
      help.aliases = line.trim().split(', ').slice(1);
    } else if (section === 'Available Commands' && command) {
      help.commands.push(command);
    } else if (section === 'Flags' && flag) {
      help.flags.push(flag);
    } else if (section === 'Available Commands' || section === 'Flags') {
      throw new Error(`line ${index + 1}: cannot read ${JSON.stringify(line)}`);
    }
  }
  return help;
}

function readFlag(line: string): Flag | undefined {
  const [, shorthand, name, value, sentence = ''] = flagLine.exec(line) ?? [];
  if (name === undefined) {
    return undefined;
  }
  const written = / \(default (.+)\)$/.exec(sentence)?.[1];
  return {
    name,
    shorthand,
    value,
    default: written?.replace(/^"(.*)"$/, '$1'),
  };
}
