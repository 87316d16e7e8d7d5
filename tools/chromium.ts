/** Finds Chromium on this machine. */
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The headless shell, which opens a page in half the time. */
export const shell = 'chromium-headless-shell';

export const full = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the first of these programs that is on the PATH. */
export function findOnPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Path of Chromium, from CHROMIUM_PATH or else from the PATH. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? findOnPath([shell, ...full]);
