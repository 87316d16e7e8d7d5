import {spawn} from 'node:child_process';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** How a program ended, and all it printed. */
export interface Outcome {
  status: number | null;
  output: string;
}

/** Runs one of the project's programs in a folder with a node_modules, without standard input. */
export function runProgram(
  folder: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join('node_modules/.bin', program), args, {
      cwd: folder,
      env: {...process.env, FORCE_COLOR: '0', ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}

/**
 * The warnings in a build's output, about broken anchors, duplicate routes, compiled modules, missing dates or deprecated
 * Node.js calls. A build should have none, so there is no list of exceptions.
 */
export function warningsOf(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /warn(ing)?s?\b/i.test(line));
}
