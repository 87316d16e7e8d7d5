/** Front matter and YAML files, with the lines of what is wrong in them. */
import {readFrontMatter} from '../../lib/markdown';
import type {Report} from './finding';

/** The fields of a block of YAML. */
export type Fields = Record<string, unknown>;

interface YamlError {
  reason?: string;
  mark?: {line: number};
}

const isMapping = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a block of YAML between `---` lines; undefined when it is none.
 *
 * @param before lines of the file before the second line of the text
 */
function readBlock(text: string, what: string, before: number, report: Report): Fields | undefined {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  const tab = lines.findIndex((line, index) => index < end && /^\s*\t/.test(line));
  if (tab >= 0) {
    report(Math.max(1, tab + before), `${what} has a tab; YAML is indented with spaces`);
    return undefined;
  }
  let data: unknown;
  try {
    data = readFrontMatter(text);
  } catch (error) {
    const {reason, mark} = error as YamlError;
    report(
      // The parser has no line for what may stand nowhere, such as a control character.
      Math.max(1, (mark?.line ?? 0) + before),
      `${what} is no YAML: ${reason ?? String(error)}; a text that has ": " or begins with a sign stands in quotes`,
    );
    return undefined;
  }
  if (!isMapping(data)) {
    report(Math.max(1, before), `${what} is no list of "key: value" lines`);
    return undefined;
  }
  return data;
}

/** Reads the front matter of a page. What is wrong with it is reported, and the answer undefined. */
export function readHead(source: string, report: Report): Fields | undefined {
  if (!/^---\s*\n/.test(source)) {
    report(1, 'the page has no front matter; begin it with "---", title, description and "---"');
    return undefined;
  }
  const lines = source.split('\n').map((line) => line.trimEnd());
  const end = lines.indexOf('---', 1);
  if (end < 0) {
    report(1, 'the front matter is never closed; write "---" after its last line');
    return undefined;
  }
  return readBlock(`${lines.slice(0, end + 1).join('\n')}\n`, 'front matter', 1, report);
}

/** Reads a YAML file that maps names to fields, such as blog/tags.yml. */
export function readYamlFile(source: string, report: Report): Fields | undefined {
  const text = `---\n${source.replace(/^---\s*$/gm, '#')}\n---\n`;
  return readBlock(text, 'the file', 0, report);
}

/** Line of a key, the last of a path from the outermost key inwards; 1 when it is not there. */
export function lineOfKey(source: string, ...path: readonly string[]): number {
  const lines = source.split('\n');
  let at = 0;
  for (const [depth, key] of path.entries()) {
    const found = lines.findIndex(
      (line, index) =>
        index >= at &&
        line
          .replace(/^["']|["'](?=\s*:)/g, '')
          .trimStart()
          .startsWith(`${key}:`) &&
        (depth > 0 || !/^\s/.test(line)),
    );
    at = Math.max(found, at);
  }
  return at + 1;
}
