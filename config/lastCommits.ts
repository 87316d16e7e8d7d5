import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {pages} from './pages';

/** The front matter that spares the framework its own question to Git. */
export interface LastUpdate {
  author: string;
  /** ISO 8601. */
  date: string;
}

/** Starts the line of a commit; no path starts so. */
const MARK = '\u0001';

/**
 * Reads the last commit of every file from what `git log --name-only` printed, newest commit first.
 *
 * @returns last commits by path
 */
export function readLog(log: string): Map<string, LastUpdate> {
  const commits = new Map<string, LastUpdate>();
  let commit: LastUpdate = {author: '', date: ''};
  for (const line of log.split('\n')) {
    if (line.startsWith(MARK)) {
      const [date = '', author = ''] = line.slice(MARK.length).split(MARK);
      commit = {author, date};
    } else if (line && !commits.has(line)) {
      commits.set(line, commit);
    }
  }
  return commits;
}

let commits: Map<string, LastUpdate> | undefined;

/**
 * The last commit of a page of the docs, from one call of Git for all pages: the framework (3.6.1) calls it for each,
 * which takes 4 ms of every build per page. Undefined for a file that Git does not know, and without Git: the
 * framework then says what it always says.
 *
 * @param file absolute path
 */
export function lastCommitOf(file: string): LastUpdate | undefined {
  if (!commits) {
    const folders = pages.versions.map(({folder}) => folder);
    // A merge that had to join two changes of a file is its last change.
    const options = ['--relative', '--name-only', '--diff-merges=combined', `--format=${MARK}%cI${MARK}%an`];
    const {stdout} = spawnSync(
      'git',
      ['-c', 'log.showSignature=false', '-c', 'core.quotePath=false', 'log', ...options, '--', ...folders],
      {cwd: pages.siteDir, encoding: 'utf8', maxBuffer: Infinity},
    );
    commits = readLog(stdout ?? '');
  }
  return commits.get(path.relative(pages.siteDir, file).split(path.sep).join('/'));
}
