import {existsSync, readdirSync} from 'node:fs';
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
