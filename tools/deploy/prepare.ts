/** Prepares a build for its deployment. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import {filesBelow} from '../../plugins/engine/files';
import {KEPT_FILE, nextHashedFiles, parseHashedFiles, type HashedFiles} from './kept';

/** Requests at the same time. */
const AT_ONCE = 8;

/** Fetches a file of the deployment; undefined if it doesn't exist. */
async function fetchFile(address: string): Promise<Buffer | undefined> {
  // A cache could return the file of an earlier deployment.
  const options = {cache: 'no-store', signal: AbortSignal.timeout(60_000)} as const;
  const response = await fetch(address, options).catch(() => {
    throw new Error(`${address} didn't respond; if the site is down, start the workflow with "anew"`);
  });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // For an unknown address, some hosts return a page with status 200.
  if (response.status === 404 || (response.ok && isPage)) {
    return undefined;
  }
  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }
  return Buffer.from(await response.arrayBuffer());
}

/** A build and the deployment that it replaces. */
export interface Deployment {
  /** Address of the deployment, with a final slash. */
  address: string;
  /** Folder of the build. */
  folder: string;
  commit: string;
  /** Such as `2026-11-22`. */
  today: string;
  /** Whether this build's commit is older than another one, so that it must not replace it. */
  isOlderThan: (commit: string) => boolean;
  /** Don't request the current deployment, for example if the site is down. */
  anew?: boolean;
  warn: (text: string) => void;
}

/**
 * Adds the hashed files of earlier deployments to a build for a month after they were replaced, and a list
 * of all files, so that a page in an open tab or a cache still finds its scripts.
 */
export async function prepare(deployment: Deployment): Promise<HashedFiles | undefined> {
  const {address, folder, commit, today, isOlderThan, anew, warn} = deployment;
  const answer = anew ? undefined : await fetchFile(address + KEPT_FILE);
  if (!answer) {
    warn(`${address} counts as new, so no files of earlier deployments are kept`);
  }
  const before = answer && parseHashedFiles(answer.toString());
  if (before && isOlderThan(before.commit)) {
    return undefined;
  }
  const next = nextHashedFiles(before, filesBelow(folder), commit, today);
  const keep = async (file: string) => {
    const content = await fetchFile(address + file);
    if (content) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content);
    } else {
      warn(`${address}${file} should have been kept, but is missing`);
      Reflect.deleteProperty(next.former, file);
    }
  };
  await pLimit(AT_ONCE).map(Object.keys(next.former), keep);
  const list = path.join(folder, KEPT_FILE);
  await mkdir(path.dirname(list), {recursive: true});
  await writeFile(list, `${JSON.stringify(next)}\n`);
  return next;
}
