/** What a new version of the docs starts with: that of the version before, under its own name. */
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {lockFile, platformPath, readLock, type Lock, type LockEntry} from '../../lib/examplesLock';
import {unreleasedFile} from '../../lib/pages';
import {siteAddress} from '../examples/environment';
import {sha256} from '../examples/lock';

/** The description of an API version, which its docs read by their name. */
const schemaPath = (version: string) => `data/schema/${version}.json`;

/** A platform says in its first lines which page it ends and where it lies; those are the new version's. */
function renameAddresses(platform: string, from: string, to: string): string {
  return ['docs', 'platforms'].reduce(
    (text, folder) => text.replaceAll(`${siteAddress}/${folder}/${from}/`, `${siteAddress}/${folder}/${to}/`),
    platform,
  );
}

/** The new version's run of a page: the same blocks passed with the same tools. */
function copyEntry(root: string, entry: LockEntry, id: string, from: string, to: string): LockEntry {
  if (entry.platform === undefined) {
    return entry;
  }
  const renamed = id.replace(`${from}/`, `${to}/`);
  const [source, target] = [id, renamed].map((key) => path.join(root, 'static', platformPath(key))) as [
    string,
    string,
  ];
  const text = renameAddresses(readFileSync(source, 'utf8'), from, to);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  return {...entry, platform: sha256(text)};
}

/**
 * Starts a version of the docs after docs/ was copied into a released one.
 *
 * @param root the site's folder
 * @param from name of the version that docs/ was until now
 * @param to name of the version that it is from now on
 * @throws Error of the file system when a file of the version before is missing
 */
export function startVersion(root: string, from: string, to: string): void {
  writeFileSync(path.join(root, unreleasedFile), `${JSON.stringify({name: to})}\n`.replace(':', ': '));
  if (existsSync(path.join(root, schemaPath(from)))) {
    cpSync(path.join(root, schemaPath(from)), path.join(root, schemaPath(to)));
  }
  const {pages} = readLock(root);
  const copies = Object.entries(pages)
    .filter(([id]) => id.startsWith(`${from}/`))
    .map(([id, entry]) => [id.replace(`${from}/`, `${to}/`), copyEntry(root, entry, id, from, to)] as const);
  const sorted = [...Object.entries(pages), ...copies].sort(([a], [b]) => (a < b ? -1 : 1));
  const lock: Lock = {pages: Object.fromEntries(sorted)};
  writeFileSync(path.join(root, lockFile), `${JSON.stringify(lock, null, 2)}\n`);
}
