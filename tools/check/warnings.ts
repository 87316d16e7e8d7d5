import {stripVTControlCharacters} from 'node:util';

/**
 * The warnings in a build's output, about broken anchors, duplicate routes, compiled modules, missing
 * dates or deprecated Node.js calls. A build should have none, so there is no list of exceptions.
 */
export function warningsOf(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /warn(ing)?s?\b/i.test(line));
}
