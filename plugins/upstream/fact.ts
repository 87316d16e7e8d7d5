import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../engine/files';

export const root = path.resolve(__dirname, '../..');

/** Reads the files below a folder of the site that match, by their paths from the root. */
export function read(folder: string, pattern: RegExp): Map<string, string> {
  const names = filesBelow(path.join(root, folder));
  const found = names.map((name) => path.posix.join(folder, name)).filter((file) => pattern.test(file));
  return new Map(found.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** The files to look at and what to do there: the text of every failure. */
export const advice = ({ours, then}: {ours: readonly string[]; then: string}) =>
  `\n→ ${ours.join(', ')}: ${then}\n`;
