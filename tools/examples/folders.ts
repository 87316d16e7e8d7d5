/** Private folders of a run: their copies, and their removal. */
import {execFileSync} from 'node:child_process';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isUtf8} from 'node:buffer';
import {fromLoopback} from './present';

const prefix = 'holos-examples-';

/** Where Linux keeps files in memory, and what a run of all pages may need there, in bytes. */
const memory = {folder: '/dev/shm', enough: 4 * 1024 ** 3};

/**
 * The folder for private folders: in memory if there is room, where a run of all pages takes two thirds of the time, as
 * each page and each proof starts with a copy of some hundred files. `TMPDIR` decides if it is set.
 */
function scratchBase(): string {
  if (process.env.TMPDIR) {
    return tmpdir();
  }
  try {
    accessSync(memory.folder, constants.W_OK);
    const {bavail, bsize} = statfsSync(memory.folder);
    return bavail * bsize >= memory.enough ? memory.folder : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Makes the private folder of this run, and removes those of runs that were killed. */
export function makeScratch(): string {
  const base = scratchBase();
  for (const name of readdirSync(base)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) {
      removeScratch(path.join(base, name));
    }
  }
  return realpathSync(mkdtempSync(path.join(base, `${prefix}${process.pid}-`)));
}

/** Removes a private folder; a command that was just killed may still be writing into it. */
export function removeScratch(folder: string): void {
  rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 50});
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not ours to signal, but there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Copies the files that a page left, with the site's addresses in place of the loopback server's. */
export function keepFolder(from: string, to: string, loopback: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      keepFolder(source, target, loopback);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else if (entry.isFile()) {
      copyFileSync(source, target);
      const content = readFileSync(source);
      const text = isUtf8(content) ? fromLoopback(content.toString('utf8'), loopback) : undefined;
      // Written into the copy, so that its mode stays.
      if (text !== undefined && text !== content.toString('utf8')) {
        writeFileSync(target, text);
      }
    }
  }
}

/** Whether a folder can take copies: it is not there, or empty. */
export const isFree = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/** Copies folders of a session's root into another root. */
export function copyFolders(from: string, to: string, folders: string[]): void {
  // cp keeps modes, times and links, and is several times faster than a walk from here.
  execFileSync('cp', ['-Rp', ...folders.map((folder) => path.join(from, folder)), to]);
}
