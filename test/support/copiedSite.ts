import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {runProgram, type Outcome} from './program';

/**
 * The dates of every commit in a copy. The framework (3.6.1) knows a route by its path and three hexadecimal digits of a
 * hash, into which the dates of pages go: with dates of the day, the routes of a version and of its frame, which have one
 * path, take each other's place in one of 4,096 builds, and every page of the version fails ("called outside the
 * <DocsSidebarProvider>").
 */
const dates = {GIT_AUTHOR_DATE: '2025-01-01T00:00:00Z', GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z'};

function git(folder: string, ...args: string[]): string {
  const env = {...process.env, ...dates};
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', env});
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
  return stdout;
}

/** A copy of this site in a folder of its own, as it is now, to change and to build. It shares node_modules. */
export class CopiedSite {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'copied-site-'));

  constructor() {
    const listed = git(siteDir, 'ls-files', '--cached', '--others', '--exclude-standard', '-z', '.');
    const deleted = new Set(git(siteDir, 'ls-files', '--deleted', '-z', '.').split('\0'));
    for (const file of listed.split('\0').filter((name) => name !== '' && !deleted.has(name))) {
      fs.cpSync(path.join(siteDir, file), path.join(this.folder, file));
    }
    fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(this.folder, 'node_modules'));
    git(this.folder, 'init', '-q');
    // The site's own list leaves out a folder of that name, not a link. A copy may be copied again.
    fs.appendFileSync(path.join(this.folder, '.git/info/exclude'), 'node_modules\n');
  }

  /** Writes a file of the site. */
  write(file: string, text: string): void {
    const target = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }

  /** Replaces the text of a file; an edit that changes nothing is a fault of the test. */
  edit(file: string, change: (text: string) => string): void {
    const target = path.join(this.folder, file);
    const before = fs.readFileSync(target, 'utf8');
    const after = change(before);
    if (after === before) {
      throw new Error(`${file}: the edit changes nothing`);
    }
    fs.writeFileSync(target, after);
  }

  /** Removes a file or folder of the site. */
  delete(file: string): void {
    fs.rmSync(path.join(this.folder, file), {recursive: true});
  }

  /** Records all that was written, so that pages have dates. */
  commit(message: string): void {
    git(this.folder, 'add', '--all');
    git(this.folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', message);
  }

  /** Writes all files as Git for Windows does, with CRLF at the ends of lines. Commit before. */
  checkOutForWindows(): void {
    git(this.folder, 'config', 'core.autocrlf', 'true');
    git(this.folder, 'rm', '-rq', '--cached', '.');
    git(this.folder, 'reset', '-q', '--hard');
  }

  /** Runs one of the project's programs in the copy. */
  run(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
    return runProgram(this.folder, program, args, env);
  }

  /** Removes the folder. */
  remove(): void {
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}
