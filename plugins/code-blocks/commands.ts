/** What a block of commands, and the output below it, say of themselves. */

/** Longer commands are cut in names. */
const LONGEST_NAME = 60;

/** The commands of a block. */
const commandsOf = (code: string) =>
  code
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));

const shorten = (command = '') =>
  command.length > LONGEST_NAME ? `${command.slice(0, LONGEST_NAME)}…` : command;

/** Names a block of commands by the first one: a list of all buttons has no room for more. */
export const nameOfCommands = (code: string) => `command ${shorten(commandsOf(code)[0])}`;

/** Names what commands printed by the last of them. */
export const nameOfOutput = (code: string) => `output of ${shorten(commandsOf(code).at(-1))}`;

/** Whether the block ends with a pipeline: text in quotes does not count. */
function endsInPipeline(code: string): boolean {
  const bare = code
    .trimEnd()
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/'[^']*'|"(?:\\.|[^"\\])*"/g, '');
  return /[^|]\|(?!\|)/.test(bare.slice(bare.lastIndexOf('\n') + 1));
}

/**
 * The exit status that a reader's shell has after a block that fails. A pipeline has that of its last command there,
 * and any command's where the examples are run (`pipefail`): of it nothing is said.
 *
 * @param status what the fence says
 */
export const exitOf = (code: string, status: number | undefined) =>
  status !== undefined && !endsInPipeline(code) ? String(status) : undefined;
