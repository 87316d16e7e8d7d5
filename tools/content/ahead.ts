/**
 * Reads half of the pages in a process of its own, while this one loads the configuration and reads the others: the check
 * then finds all of them read. Only in a first build, of which it takes seconds; see store.ts for the others.
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
      // A larger nursery takes an eighth off the time; the process has ended before a build needs its memory.
      execArgv: [...execArgv, '--max-semi-space-size=32'],
      stdio: 'ignore',
    });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
}

/** Resolves when the process has ended, if there is one. What it could not read, the check reads itself. */
export const readAhead = start();
