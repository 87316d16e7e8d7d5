/** JSON files that the site's programs write. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ProblemError} from './problem';

/** Reads an object that must have a key from a file; undefined if the file doesn't exist. The remedy regenerates it. */
export function readJson(siteDir: string, file: string, key: string, remedy: string): unknown {
  const whole = path.join(siteDir, file);
  if (!existsSync(whole)) {
    return undefined;
  }
  const stop = (message: string) => new ProblemError({file, line: 1, message, remedy});
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(whole, 'utf8'));
  } catch (error) {
    throw stop(`the file isn't JSON: ${(error as Error).message}`);
  }
  if (!(value as Record<string, unknown> | null)?.[key]) {
    throw stop(`the file has no "${key}"`);
  }
  return value;
}
