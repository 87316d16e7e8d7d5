/** The browsers of this machine. */
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The same browser without windows, which opens a page in half the time. */
const shell = 'chromium-headless-shell';
const full = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const chromiumAdvice =
  'Chromium not found. Install it ("sudo apt-get install chromium") or set CHROMIUM_PATH to its path.';

/** Path of the first of these programs that PATH has. */
export function findOnPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Path of the Chromium on this machine, from CHROMIUM_PATH or else from PATH. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? findOnPath([shell, ...full]);

/** Path of a Chromium with all that readers have: the shell asks for no icon and keeps no page to go back to. */
export const findFullChromium = () => (findChromium()?.endsWith(shell) ? findOnPath(full) : findChromium());
