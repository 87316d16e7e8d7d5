import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
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

/** Calls a function with a file's path again only after the file has changed. */
export function memoizeFile<Result>(read: (file: string) => Result): typeof read {
  const results = new Map<string, {stamp?: string; result: Result}>();
  return (file) => {
    const {ino, size, ctimeMs} = statSync(file);
    // Clocks of file systems are coarse, so the next change may get the same time.
    const stamp = Date.now() - ctimeMs > 1000 ? [ino, size, ctimeMs].join() : undefined;
    const last = results.get(file);
    const entry = stamp && last?.stamp === stamp ? last : {stamp, result: read(file)};
    results.set(file, entry);
    return entry.result;
  };
}

/** A text as Markdown is parsed: without a byte-order mark, and with one kind of line ends, whatever an editor or Git has written. */
export const normalizeText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Reads a file of text. */
export const readTextFile = (file: string): string => normalizeText(readFileSync(file, 'utf8'));
