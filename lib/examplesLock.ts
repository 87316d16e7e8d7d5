/** examples.lock.json: which pages' code blocks passed, and with which tools. `npm run examples` writes it. */
import {FileError, isRecord, lineOfName, parseJson, textOf} from './json';

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

const remedy = `take the file of the last commit (git checkout HEAD ${lockFile}), then run: npm run examples -- --update`;

const isText = (value: unknown) => typeof value === 'string';

/** The types of an entry, by its keys. */
const types: Record<string, {is: (value: unknown) => boolean; optional?: true}> = {
  blocks: {is: isText},
  tools: {is: (value) => isRecord(value) && Object.values(value).every(isText)},
  from: {is: (value) => Array.isArray(value) && value.every(isText), optional: true},
  platform: {is: isText, optional: true},
};

/** What is wrong with an entry; undefined when nothing is. */
function problemOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) {
    return 'is no entry';
  }
  const unknown = Object.keys(entry).find((key) => !(key in types));
  if (unknown !== undefined) {
    return `has ${unknown}, which no run writes`;
  }
  const wrong = Object.entries(types).find(
    ([key, {is, optional}]) => !(key in entry ? is(entry[key]) : optional),
  );
  return wrong && `has no ${wrong[0]}, or one of another type`;
}

/**
 * Reads the lock of a site's folder; a missing one is empty.
 *
 * @throws FileError when it is not what a run writes
 */
export function readLock(siteDir: string): Lock {
  const text = textOf(siteDir, lockFile);
  if (text === undefined) {
    return {pages: {}};
  }
  const lock = parseJson(text, lockFile, remedy);
  if (!isRecord(lock) || !isRecord(lock.pages)) {
    throw new FileError(lockFile, 1, `the file has no "pages"; ${remedy}`);
  }
  for (const [key, entry] of Object.entries(lock.pages)) {
    const problem = problemOf(entry);
    if (problem !== undefined) {
      throw new FileError(lockFile, lineOfName(text, key), `${key} ${problem}; ${remedy}`);
    }
  }
  return lock as unknown as Lock;
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
