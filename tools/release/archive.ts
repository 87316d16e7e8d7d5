/** Takes a version out of the site; its last build, or its commit, is the archive. */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {lockFile, readLock, type Lock} from '../../lib/examplesLock';
import type {Version} from '../../lib/versions';

/** Why a version must stay, or undefined. */
export function refuseArchive(name: string, versions: readonly Version[]): string | undefined {
  const older = versions.filter(({status}) => status === 'older').map(({label}) => label);
  if (older.includes(name)) {
    return undefined;
  }
  return versions.some(({label}) => label === name)
    ? `${name} is not an older version; archived are versions that came before the released one.`
    : `There is no version ${name}; the older ones are: ${older.join(', ') || 'none'}.`;
}

/**
 * Removes all that belongs to one version.
 *
 * @param root the site's folder
 * @param name a version that refuseArchive accepts
 * @param versions all versions, that one among them
 */
export function archiveVersion(root: string, name: string, versions: readonly Version[]): void {
  for (const file of [
    `versioned_docs/version-${name}`,
    `versioned_sidebars/version-${name}-sidebars.json`,
    `data/schema/${name}.json`,
    `static/platforms/${name}`,
  ]) {
    rmSync(path.join(root, file), {recursive: true, force: true});
  }
  const kept = versions.filter(({status, label}) => status !== 'unreleased' && label !== name);
  const names = kept.map(({label}) => label);
  writeFileSync(path.join(root, 'versions.json'), `${JSON.stringify(names, null, 2)}\n`);
  const entries = Object.entries(readLock(root).pages).filter(([id]) => !id.startsWith(`${name}/`));
  const lock: Lock = {pages: Object.fromEntries(entries)};
  writeFileSync(path.join(root, lockFile), `${JSON.stringify(lock, null, 2)}\n`);
}

/** The list of what to do next. */
export const whatIsLeftOfArchive = (name: string) => `${name} is no part of the site any more. Now:

  npm run build                    names the pages that link to it
  test/build/promised.ts           addresses of ${name} that are promised there
  git add --all && git commit, npm test
  tell the host to lead /docs/${name}/* to the archive. Until it does, the not-found page offers the same page in
  the released version.`;
