/** Starts a version of the docs with copies of the previous version's schema, names, runs and platforms. */
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {unreleasedFile} from '../../config/pages';
import {sha256} from '../../plugins/examples/page/hash';
import {archivePath, readLock, writeLock, type LockEntry} from '../../plugins/examples/page/lock';

/** Starts a version after docs/ was copied into a released one. */
export function startVersion(root: string, from: string, to: string): void {
  const at = (file: string) => path.join(root, file);
  writeFileSync(at(unreleasedFile), `{"name": ${JSON.stringify(to)}}\n`);
  for (const data of ['schema', 'names']) {
    const file = (version: string) => at(`data/${data}/${version}.json`);
    if (existsSync(file(from))) {
      cpSync(file(from), file(to));
    }
  }

  /** The entry of the copied page, whose blocks are the same. A platform contains its own address and that of its page. */
  function copyEntry(id: string, entry: LockEntry): [string, LockEntry] {
    const renamed = id.replace(`${from}/`, `${to}/`);
    if (entry.platform === undefined) {
      return [renamed, entry];
    }
    const text = ['docs', 'platforms'].reduce(
      (changed, folder) =>
        changed.replaceAll(`${site.url}/${folder}/${from}/`, `${site.url}/${folder}/${to}/`),
      readFileSync(at(`static/${archivePath(id)}`), 'utf8'),
    );
    const target = at(`static/${archivePath(renamed)}`);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
    return [renamed, {...entry, platform: sha256(text)}];
  }

  const entries = Object.entries(readLock(root).pages);
  const copies = entries
    .filter(([id]) => id.startsWith(`${from}/`))
    .map(([id, entry]) => copyEntry(id, entry));
  writeLock(root, {pages: Object.fromEntries([...entries, ...copies])});
}
