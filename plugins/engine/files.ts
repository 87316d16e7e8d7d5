import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The files and folders below a folder, by their paths from it with slashes, in a stable order; none if it doesn't exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** A text as Markdown is parsed: without a byte-order mark, and with one kind of line ends, whatever an editor or Git has written. */
export const normalizeText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Reads a file of text. */
export const readTextFile = (file: string): string => normalizeText(readFileSync(file, 'utf8'));
