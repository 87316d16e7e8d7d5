import {commandAnchor, commandName, explainedNames, type Command, type CommandLine} from '../../lib/commands';
import {listDifference} from '../reference';

/** What the reference of the command line says, without its prose. */
export interface CommandPage {
  /** Commands by heading, in page order. */
  commands: PageCommand[];
  /** Variables that the list of the environment explains. */
  variables: string[];
  problems: string[];
}

interface PageCommand {
  /** As a reader types it, from the heading. */
  name: string;
  anchor: string;
  level: number;
  /** A sentence follows the heading. */
  hasSentence: boolean;
  /** The paths that its tables are of. */
  tables: string[];
  /** Flags and words that it explains. */
  items: string[];
  /** Lines of commands that are executed and shown. */
  executed: string[];
}

/**
 * Reads which commands a page explains. A command is a heading `## \`holos …\` {#anchor}`, a paragraph, and a table
 * `<CommandTable command="…">`; a flag is an item of the table's list. A run block shows it at work.
 */
export function parseCommandPage(source: string): CommandPage {
  const page: CommandPage = {commands: [], variables: [], problems: []};
  let command: PageCommand | undefined;
  let isNew = false;
  let inTable = false;
  let fence: {mark: string; isShownRun: boolean} | undefined;
  let section = '';
  for (const [index, line] of source.split('\n').entries()) {
    const problem = (text: string) => page.problems.push(`line ${index + 1}: ${text}`);
    const [, mark, words = ''] = /^(`{3,})(.*)$/.exec(line) ?? [];
    const [, hashes, title = '', anchor] = /^(#{2,}) (.*?)(?: \{#(\S+)\})?$/.exec(line) ?? [];
    if (fence !== undefined) {
      if (line.trim() === fence.mark) {
        fence = undefined;
      } else if (fence.isShownRun) {
        command?.executed.push(line);
      }
    } else if (mark !== undefined) {
      fence = {mark, isShownRun: /^bash run(?! proof)/.test(words)};
      isNew = false;
    } else if (hashes !== undefined) {
      section = title;
      const name = /^`(holos\b.*)`$/.exec(title)?.[1];
      command = undefined;
      if (name !== undefined) {
        command = {
          name,
          anchor: anchor ?? '',
          level: hashes.length,
          hasSentence: false,
          tables: [],
          items: [],
          executed: [],
        };
        page.commands.push(command);
      }
      isNew = true;
    } else if (line.startsWith('<CommandTable')) {
      command?.tables.push(/command="([^"]*)"/.exec(line)?.[1] ?? '?');
      inTable = !line.endsWith('/>');
      isNew = false;
    } else if (line.startsWith('</CommandTable>')) {
      inTable = false;
    } else if (line.startsWith('- ')) {
      readItem(line, {inTable, section, command, page, problem});
      isNew = false;
    } else if (line.trim() !== '' && isNew) {
      if (command) {
        command.hasSentence = /^[A-Z].*\w/.test(line);
      }
      isNew = false;
    }
  }
  return page;
}

function readItem(
  line: string,
  at: {
    inTable: boolean;
    section: string;
    command?: PageCommand;
    page: CommandPage;
    problem(text: string): void;
  },
): void {
  const name = /^- `([^`]+)`: [A-Z`].*\w/.exec(line)?.[1];
  if (at.inTable && name === undefined) {
    at.problem('an item of a table must read "- `--flag`: Meaning"');
  } else if (at.inTable && name !== undefined) {
    at.command?.items.push(name);
  } else if (at.section === 'Environment variables' && name !== undefined) {
    at.page.variables.push(name);
  }
}

/** Every difference between a page and the command line, one sentence each. */
export function compareCommandPage(page: CommandPage, {commands}: CommandLine): string[] {
  const known = new Map(commands.map((command) => [commandName(command), command]));
  const variables = commands.flatMap(({flags}) => flags.flatMap(({env}) => env ?? []));
  return [
    ...page.problems,
    ...listDifference(
      'command',
      'tool',
      page.commands.map(({name}) => name),
      [...known.keys()],
    ),
    ...page.commands.flatMap((shown) => {
      const command = known.get(shown.name);
      return command ? compareCommand(shown, command, commands) : [];
    }),
    ...listDifference(
      'variable',
      'tool',
      page.variables.filter((name) => name.startsWith('HOLOS_')),
      [...new Set(variables)],
    ),
  ];
}

function compareCommand(shown: PageCommand, command: Command, commands: Command[]): string[] {
  const {name} = shown;
  const problems = listDifference(`flag of ${name}`, 'tool', shown.items, explainedNames(command));
  const anchor = commandAnchor(command);
  const level = 1 + Math.max(1, command.path.split(' ').length);
  const isGroup = commands.some(({path}) => command.path !== '' && path.startsWith(`${command.path} `));
  if (shown.anchor !== anchor || shown.level !== level) {
    problems.push(`the heading of ${name} must read "${'#'.repeat(level)} \`${name}\` {#${anchor}}"`);
  }
  if (!shown.hasSentence) {
    problems.push(`${name} has no sentence below its heading`);
  }
  if (shown.tables.length !== 1 || shown.tables[0] !== command.path) {
    problems.push(`${name} needs one table, <CommandTable command="${command.path}">`);
  }
  if (!isGroup && !shown.executed.some((line) => `${line} `.includes(`${name} `))) {
    problems.push(`${name} has no example that is executed`);
  }
  return problems;
}
