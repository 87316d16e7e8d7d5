import {spawn} from 'node:child_process';
import path from 'node:path';
import {siteDir as root} from '../../config/pages';

/** What a finished command left. */
export interface Outcome {
  /** Exit status; null when a signal ended it. */
  status: number | null;
  /** Standard output and error, interleaved as printed. */
  output: string;
}

/**
 * Runs one of the project's own programs (from node_modules/.bin) or a system command in the project's
 * folder, without standard input.
 *
 * @param show passes the output through as it comes, or keeps it for the caller
 * @throws Error when the command cannot be started at all.
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  show: 'at once' | 'not' = 'at once',
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
        // The framework would ask the registry for a newer version of itself.
        NO_UPDATE_NOTIFIER: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (show === 'at once') {
          to.write(text);
        }
      });
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}
