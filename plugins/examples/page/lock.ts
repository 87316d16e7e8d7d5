/** The lock records each page's passed blocks and the tools. Only a run with --update writes it. */
import {existsSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readTextFile} from '../../engine/files';
import {ProblemError} from '../../engine/problem';
import {isExecutable} from './page';
import {type SiteFolder, readSite} from './site';

/** The last run of a page that passed. */
export interface LockEntry {
  /** See hashBlocks. */
  blocks: string;
  /** Versions by name; empty if the page runs none of the tools. */
  tools: Record<string, string>;
  /** The hash of the page's archive. */
  platform?: string;
  /** The last run of the page's blocks that need a cluster: see hashCluster. */
  cluster?: {blocks: string; kubernetes: string};
}

export const lockFile = 'examples.lock.json';

/** The remedy of a page that has to run again. */
export const updateCommand = (id: string) => `run: npm run examples ${id} -- --update`;

/** Whether a version matches the required one, which can omit its last parts. */
export const isVersion = (version: string, wanted: string) =>
  version === wanted || version.startsWith(`${wanted}.`);

/** Path of a page's archive under `static/` and in its address. */
export const archivePath = (id: string) => `platforms/${id}.txtar`;

/** The last runs by the names of pages. */
type Lock = Record<string, LockEntry>;

/**
 * Reads the lock of a site's folder; a missing one is empty.
 *
 * @throws ProblemError if the file isn't JSON, for example after a merge
 */
export function readLock(root: string): Lock {
  const whole = path.join(root, lockFile);
  if (!existsSync(whole)) {
    return {};
  }
  try {
    return (JSON.parse(readTextFile(whole)) as {pages: Lock}).pages;
  } catch (error) {
    const message = `the file isn't JSON: ${(error as Error).message}`;
    const remedy = `restore the committed file (git checkout HEAD ${lockFile}), then run: npm run examples -- --update`;
    throw new ProblemError({file: lockFile, line: 1, message, remedy});
  }
}

/** Replaces the lock with a new file. */
export function writeLock(root: string, pages: Lock): void {
  const sorted = Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1));
  const whole = path.join(root, lockFile);
  const text = JSON.stringify({pages: Object.fromEntries(sorted)}, null, 2);
  writeFileSync(`${whole}.${process.pid}`, `${text}\n`);
  renameSync(`${whole}.${process.pid}`, whole);
}

/**
 * Records pages that passed and drops entries without a page. Pages and lock are read again first: another run may have
 * recorded other pages meanwhile.
 */
export function recordPassed(site: SiteFolder, passed: Lock): void {
  const {pages} = readSite(site);
  const entries = Object.entries({...readLock(site.root), ...passed});
  const kept = entries.filter(([id]) => {
    const page = pages.get(id);
    return page && isExecutable(page);
  });
  writeLock(site.root, Object.fromEntries(kept));
}
