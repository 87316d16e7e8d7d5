/** Pages show the date and the author of their last commit, so a build needs the history of the repository. */
import {spawnSync} from 'node:child_process';
import type {ContentCheck} from '../plugins/engine/content';
import type {Problem} from '../plugins/engine/problem';

function findProblems(siteDir: string): Problem[] {
  // Its messages in English, which the remedy depends on.
  const options = {cwd: siteDir, encoding: 'utf8', env: {...process.env, LC_ALL: 'C'}} as const;
  const {stdout, stderr, status, error} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], options);
  if (status !== 0) {
    const reason = error?.message ?? stderr.replace(/^fatal: |\n$/g, '').replace(/\s*\n\s*/g, ' ');
    const message = `Git has no last commit of each page, which says its date and author: ${reason}`;
    const isNone = /not a git repository/.test(reason);
    const remedy = isNone ? 'build in a clone (git clone)' : 'do what Git says';
    return [{file: '.git', line: 1, message, remedy}];
  }
  if (stdout.trim() === 'true') {
    const message =
      'the clone lacks older commits, so every page would have the date and author of the last one';
    const remedy = 'run: git fetch --unshallow';
    return [{file: '.git/shallow', line: 1, message, remedy, severity: 'warning'}];
  }
  return [];
}

export const checkHistory: ContentCheck = ({siteDir, isPreview}) => (isPreview ? [] : findProblems(siteDir));
