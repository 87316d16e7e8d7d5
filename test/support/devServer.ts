import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';
import {freePort} from './freePort';

/** A running `docusaurus start`. */
export interface DevServer {
  url: string;
  /** Its output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the live preview of the site in the folder, as `npm start` does.
 *
 * @throws Error with its output when it exits or is not ready in time.
 */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = freePort();
  const child = spawn(
    'node_modules/.bin/docusaurus',
    ['start', '--no-open', '--host', '127.0.0.1', '--port', port],
    {
      cwd: folder,
      env: {...process.env, FORCE_COLOR: '0'},
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that whatever it starts ends with it.
      detached: true,
    },
  );
  let printed = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid);
    }
    await ended;
  };
  // A preview that nobody waits for any more would outlive the tests.
  const limit = setTimeout(() => void stop(), 150_000);
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        // The word is in color even where no colors are asked for.
        if (/compiled\b.*\bsuccessfully/.test(stripVTControlCharacters(printed))) {
          resolve();
        }
      });
    }
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The preview ended by itself:\n${printed}`)));
  }).finally(() => clearTimeout(limit));
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => printed,
    stop,
  };
}
