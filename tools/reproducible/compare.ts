/** Compares two folders, byte by byte. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Characters shown of each side of a difference. */
const SHOWN = 60;

const filesOf = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

function firstDifference(one: Buffer, other: Buffer): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) {
    at += 1;
  }
  const shown = [one, other].map((bytes) =>
    JSON.stringify(bytes.subarray(Math.max(0, at - SHOWN / 3), at + SHOWN).toString('latin1')),
  );
  return `differ at byte ${at}: ${shown.join(' and ')}`;
}

/**
 * A line for each file that is not the same in both folders.
 *
 * @throws Error when a folder is not there or has no file, as nothing was compared then
 */
export function differences(one: string, other: string): string[] {
  const files = [...new Set([one, other].flatMap(filesOf))].sort();
  if (files.length === 0) {
    throw new Error(`${one} and ${other} have no files`);
  }
  return files.flatMap((file) => {
    const sides = [one, other].map((folder) => path.join(folder, file));
    const missing = sides.findIndex((side) => !existsSync(side));
    if (missing >= 0) {
      return [`${file}: only in the ${missing === 0 ? 'second' : 'first'} build`];
    }
    const [first, second] = sides.map((side) => readFileSync(side)) as [Buffer, Buffer];
    return first.equals(second) ? [] : [`${file}: ${firstDifference(first, second)}`];
  });
}
