/** Files of JSON that programs of the site write. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ProblemError} from './problem';

/**
 * Reads an object from a file of a site; undefined when there is no such file.
 *
 * @param key that the object has to have
 * @param remedy how to get a good file again
 */
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
    throw stop(`the file is no JSON: ${(error as Error).message}`);
  }
  if (!(value as Record<string, unknown> | null)?.[key]) {
    throw stop(`the file has no "${key}"`);
  }
  return value;
}
