/** Terminal colors, which the framework prints even into a pipe when told to. */
// eslint-disable-next-line no-control-regex -- that is what an escape sequence consists of
const colors = /\u001b\[[0-9;]*m/g;

/**
 * The warnings in a build's output, about broken anchors, duplicate routes, compiled modules, missing
 * dates or deprecated Node.js calls. A build should have none, so there is no list of exceptions.
 */
export function warningsOf(output: string): string[] {
  return output
    .replace(colors, '')
    .split('\n')
    .filter((line) => /warn(ing)?s?\b/i.test(line));
}
