/** The browsers of this machine. */
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The headless shell, which opens a page in half the time. */
const shell = 'chromium-headless-shell';
const full = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const chromiumAdvice =
  'Chromium not found. Install it ("sudo apt-get install chromium") or set CHROMIUM_PATH to its path.';

/** Path of the first of these programs that is on the PATH. */
export function findOnPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Path of Chromium, from CHROMIUM_PATH or else from the PATH. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? findOnPath([shell, ...full]);

/** Path of a full Chromium: the headless shell requests no icons and has no back-forward cache. */
export const findFullChromium = () => (findChromium()?.endsWith(shell) ? findOnPath(full) : findChromium());

/** Path of Firefox, from FIREFOX_PATH or else from the PATH. */
export const findFirefox = () => process.env.FIREFOX_PATH ?? findOnPath(['firefox-esr', 'firefox']);

/** Path of the program that drives WebKitGTK, if the programs that it needs are there, too. */
export const findWebKit = () =>
  findOnPath(['Xvfb']) && findOnPath(['dbus-run-session']) ? findOnPath(['WebKitWebDriver']) : undefined;
