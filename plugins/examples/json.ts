/** JSON files that the site's programs write. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readTextFile} from '../engine/files';
import {ProblemError} from '../engine/problem';

/** The last value of each file, and the text that it was read from. */
const lastReadings = new Map<string, {text: string; value: unknown}>();

/**
 * Reads an object that must have a key from a file; undefined if the file doesn't exist. The remedy regenerates it. The same
 * text is parsed once, so callers must not change the object.
 */
export function readJson(siteDir: string, file: string, key: string, remedy: string): unknown {
  const whole = path.join(siteDir, file);
  if (!existsSync(whole)) {
    return undefined;
  }
  const stop = (message: string) => new ProblemError({file, line: 1, message, remedy});
  const text = readTextFile(whole);
  const former = lastReadings.get(whole);
  if (former?.text === text) {
    return former.value;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw stop(`the file isn't JSON: ${(error as Error).message}`);
  }
  if (!(value as Record<string, unknown> | null)?.[key]) {
    throw stop(`the file has no "${key}"`);
  }
  lastReadings.set(whole, {text, value});
  return value;
}
