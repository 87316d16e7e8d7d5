/** Pages show the date and the author of their last commit, so a build needs the history of the repository. */
import {spawnSync} from 'node:child_process';
import type {ContentCheck} from '../plugins/engine/content';
import type {Problem} from '../plugins/engine/problem';

function findProblems(siteDir: string): Problem[] {
  const options = {cwd: siteDir, encoding: 'utf8'} as const;
  const {stdout, status} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], options);
  if (status !== 0) {
    const message =
      "this folder isn't in a Git repository, whose last commit of each page has its date and author";
    const remedy = 'build in a clone (git clone), or run: git init && git add --all && git commit';
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
