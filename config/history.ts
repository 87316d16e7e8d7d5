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

/** The last commit of a file, as front matter names it. */
export interface LastUpdate {
  /** Milliseconds since 1970. */
  date: number;
  author: string;
}

/**
 * The last commits of the files in folders of the site, which one call of Git lists, newest commit first. The framework calls Git for
 * each page, and to fork its large process 119 times was a tenth of a build's processor time. From 3.10 on,
 * `future.experimental_vcs: 'git-eager'` does the same.
 *
 *     '\0 1790000000,Ann\n\ndocs/setup.mdx\n'  →  docs/setup.mdx: {date: 1790000000000, author: 'Ann'}
 */
export function readLastUpdates(siteDir: string, folders: readonly string[]): Map<string, LastUpdate> {
  const git = (...args: string[]) =>
    spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 30}).stdout ?? '';
  const settings = ['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'];
  // `-c` also lists the files that a merge has changed, whose paths are always from the repository's root.
  const options = ['-c', '--format=%x00%ct,%an', '--name-only', '--no-relative'];
  const log = git(...settings, 'log', ...options, '--', ...folders);
  const {length: prefix} = git('rev-parse', '--show-prefix').trim();
  const updates = new Map<string, LastUpdate>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [seconds = '', ...author] = head.split(',');
    for (const file of files.map((one) => one.slice(prefix)).filter((one) => one && !updates.has(one))) {
      updates.set(file, {date: Number(seconds) * 1000, author: author.join(',')});
    }
  }
  return updates;
}
