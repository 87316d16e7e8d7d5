/**
 * Reads the pages in a process of its own, while the configuration is still being translated: the check then finds all
 * of them read. Only in a first build, of which both take seconds; see store.ts for the others.
 */
import {fork} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {execArgv} from '../../lib/forkOptions';

const siteDir = path.resolve(__dirname, '../..');

function start(): Promise<void> | undefined {
  if (
    process.argv[2] !== 'build' ||
    existsSync(path.join(siteDir, 'node_modules/.cache/holos-website/content'))
  ) {
    return undefined;
  }
  return new Promise((resolve) => {
    const child = fork(path.join(__dirname, 'reader.ts'), [siteDir], {
      execArgv,
      stdio: 'ignore',
    });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
}

/** The framework loads the configuration twice, each time with all modules anew. */
const shared = globalThis as {readAhead?: {done: Promise<void> | undefined}};
shared.readAhead ??= {done: start()};

/** Waits for the process, if there is one. What it could not read, the check reads itself. */
export const readAhead = shared.readAhead.done;
