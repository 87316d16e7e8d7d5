/** Where the programs that read the sources keep what they found, so that the next run reads only what changed. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

/** `npm ci`, which CI begins with, removes it. */
const folder = 'node_modules/.cache/check';

/**
 * The path, from the site's folder, of a program's cache. It is another one after a change of any package or of the
 * program's own settings, of which most programs notice only a part; the former one is removed.
 *
 * @param settings files that say how the program judges others
 */
export function cacheFile(siteDir: string, program: string, settings: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...settings]) {
    const found = path.join(siteDir, file);
    hash.update(`${file}\0${existsSync(found) ? readFileSync(found, 'utf8') : ''}\0`);
  }
  const name = `${program}-${hash.digest('hex').slice(0, 12)}`;
  const absolute = path.join(siteDir, folder);
  mkdirSync(absolute, {recursive: true});
  for (const other of readdirSync(absolute)) {
    if (other.startsWith(`${program}-`) && other !== name) {
      rmSync(path.join(absolute, other), {recursive: true});
    }
  }
  return `${folder}/${name}`;
}
