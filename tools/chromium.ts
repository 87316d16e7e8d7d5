/** Finds Chromium on this machine. */
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The headless shell opens a page in half the time of the full browser. Both are the same engine. */
const shell = 'chromium-headless-shell';

const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the first of these programs that is on the PATH. */
export function findOnPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Path of Chromium: CHROMIUM_PATH, or else the headless shell of the PATH, or else a full browser of the PATH. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? findOnPath([shell, ...fullBrowsers]);

/** Whether the browser is the headless shell, which a machine without a browser gets. */
export const isHeadlessShell = () => (findChromium() ?? shell).endsWith(shell);
