import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** Overrides the search below: path of the Chromium (or Chrome) to test with. */
const OVERRIDE = 'CHROMIUM_PATH';

/** The shell is the same browser without windows, which opens a page in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** What to do when no browser is found, in one line. */
export const chromiumAdvice = `Chromium not found. Install it ("sudo apt-get install chromium") or set ${OVERRIDE} to its path.`;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of the Chromium on this machine, from CHROMIUM_PATH or else from PATH.
 *
 * @throws Error when CHROMIUM_PATH names no executable file.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = env[OVERRIDE];
  if (chosen !== undefined) {
    if (!isExecutable(chosen)) {
      throw new Error(`${OVERRIDE} is "${chosen}", which is no executable file.`);
    }
    return chosen;
  }
  return findOnPath(names, env);
}

/**
 * Path of a Chromium with all that readers have: the shell asks for no icon and keeps no page to go back to.
 *
 * @throws Error when CHROMIUM_PATH names no executable file.
 */
export function findFullChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const isShell = (file: string | undefined) => /headless[-_]shell$/.test(file ?? '');
  const found = findChromium(env);
  return isShell(found)
    ? findOnPath(
        names.filter((name) => !isShell(name)),
        env,
      )
    : found;
}

/** Path of the first of these programs that PATH has. */
export function findOnPath(
  programs: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}
