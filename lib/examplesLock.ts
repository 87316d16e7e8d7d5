/** examples.lock.json: which pages' code blocks passed, and with which tools. `npm run examples` writes it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Name of the file in the site's folder. */
export const lockFile = 'examples.lock.json';

/** The last run of a page that passed. */
export interface LockEntry {
  /** Hash of the blocks of the page, of the pages it starts from, and of the site's files they use. */
  blocks: string;
  /** Versions by tool; empty for a page that runs none of them. */
  tools: Record<string, string>;
  /** The states from each of which the page passed. */
  from?: string[];
  /** Hash of the platform that the page publishes below static/platforms/. */
  platform?: string;
}

/** The whole file, by the key of the page: see keyOf in pages.ts. */
export interface Lock {
  pages: Record<string, LockEntry>;
}

/** Reads the lock of a site's folder; a missing one is empty. */
export function readLock(siteDir: string): Lock {
  const file = path.join(siteDir, lockFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Lock) : {pages: {}};
}

/** Path of a page's finished platform below the site's root. */
export const platformPath = (key: string) => `platforms/${key}.txtar`;

/** A page's last passed run, as its readers are told. */
export interface ExampleRun {
  /** Versions by tool. */
  tools: Record<string, string>;
  /** Address of the platform that the page ends with, as a txtar archive; only some pages have one. */
  platform?: string;
}

/** The run of a page, if it ran any tool. */
export function exampleRunOf(lock: Lock, key: string): ExampleRun | undefined {
  const entry = lock.pages[key];
  if (!entry || Object.keys(entry.tools).length === 0) {
    return undefined;
  }
  return {tools: entry.tools, ...(entry.platform !== undefined && {platform: `/${platformPath(key)}`})};
}
