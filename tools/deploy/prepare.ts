/** Makes a build ready to take the place of what is deployed. */
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {KEPT_FILE, nextKept, parseKept, type Kept} from './kept';

/** Requests under way at the same time. */
const AT_ONCE = 8;

/** What the deployment at an address answers; undefined when it has no such file. */
async function fetchFile(address: string): Promise<Buffer | undefined> {
  // What a cache on the way still has may be of the deployment before.
  const response = await fetch(address, {cache: 'no-store', signal: AbortSignal.timeout(60_000)});
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // Some hosts answer an unknown address with a page and the status 200.
  if (response.status === 404 || (response.ok && isPage)) {
    return undefined;
  }
  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }
  return Buffer.from(await response.arrayBuffer());
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** A build, and what it is to replace. */
export interface Deployment {
  /** Address of what is deployed, with a slash at its end. */
  address: string;
  /** Folder of the build. */
  folder: string;
  commit: string;
  /** Such as `2026-11-22`. */
  today: string;
  /** Whether this build's commit is older than another one, so that it must not replace it. */
  isOlderThan: (commit: string) => boolean;
  /** Do not ask for what is deployed, as when the site is down. */
  anew?: boolean;
  warn: (text: string) => void;
}

/**
 * Puts the hashed files of former deployments, for a month after they were replaced, beside those of a build, and a list
 * of all: a page of yesterday, in an open tab or in a cache, still finds its scripts.
 */
export async function prepare(deployment: Deployment): Promise<Kept | undefined> {
  const {address, folder, commit, today, isOlderThan, anew, warn} = deployment;
  const answer = anew ? undefined : await fetchFile(address + KEPT_FILE);
  if (!answer) {
    warn(`${address} is taken as new: no files of former deployments are kept`);
  }
  const before = answer && parseKept(answer.toString());
  if (before && isOlderThan(before.commit)) {
    return undefined;
  }
  const next = nextKept(before, await filesBelow(folder), commit, today);
  const queue = Object.keys(next.former).values();
  const take = async () => {
    for (const file of queue) {
      const content = await fetchFile(address + file);
      if (content) {
        const target = path.join(folder, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      } else {
        warn(`${address}${file} was to be kept and is gone`);
        Reflect.deleteProperty(next.former, file);
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, take));
  const list = path.join(folder, KEPT_FILE);
  await mkdir(path.dirname(list), {recursive: true});
  await writeFile(list, `${JSON.stringify(next)}\n`);
  return next;
}
