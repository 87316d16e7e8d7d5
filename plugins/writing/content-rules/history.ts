/** Pages show the date and the author of their last commit, so a build needs the history of the repository. */
import {spawnSync} from 'node:child_process';
import type {Problem} from '../../engine/problem';

export function historyProblems(siteDir: string): Problem[] {
  const {stdout, status} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  if (status !== 0) {
    return [
      {
        file: '.git',
        line: 1,
        message:
          "this folder isn't in a Git repository, whose last commit of each page has its date and author",
        remedy: 'build in a clone (git clone), or run: git init && git add --all && git commit',
      },
    ];
  }
  if (stdout.trim() === 'true') {
    return [
      {
        file: '.git/shallow',
        line: 1,
        message:
          'the clone lacks older commits, so every page would have the date and author of the last one',
        remedy: 'run: git fetch --unshallow',
        severity: 'warning',
      },
    ];
  }
  return [];
}
