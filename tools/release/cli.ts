/**
 * npm run release NAME: docs/ becomes the released version, and then starts the next version, NAME. RELEASING.md lists the
 * texts that you then write.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {examplesIn} from '../../config/examples';
import {readVersions, siteDir, unreleasedFile} from '../../config/pages';
import {site} from '../../config/site';
import type {Version} from '../../config/versions';
import {formatProblem} from '../../plugins/engine/problem';
import {sha256} from '../../plugins/examples/page/hash';
import {archivePath, readLock, writeLock, type LockEntry} from '../../plugins/examples/page/lock';
import {checkLock} from '../../plugins/examples/page/rules';
import {readSite} from '../../plugins/examples/page/site';
import {updateReference} from '../reference/pages';
import {writeHosts} from './hosts';

/** API version names in Kubernetes' format. */
const pattern = /^v[1-9]\d*(?:(?:alpha|beta)[1-9]\d*)?$/;

/** The reason that a version can't have this name, or undefined. */
export function nameRefusal(name: string, versions: readonly Version[]): string | undefined {
  if (!pattern.test(name)) {
    return `"${name}" is not the name of an API version; write one such as v1alpha7, v1beta1 or v2.`;
  }
  const labels = versions.map(({label}) => label);
  return labels.includes(name) ? `${name} exists; the versions are ${labels.join(', ')}.` : undefined;
}

/** The reason that the release needs a commit first, or undefined. */
function treeRefusal(root: string): string | undefined {
  const changed = execFileSync('git', ['status', '--porcelain', '--', '.'], {cwd: root, encoding: 'utf8'});
  return changed === ''
    ? undefined
    : `Commit or stash these changes first, so that the release is a separate change:\n${changed.trimEnd()}`;
}

/** The reason that the examples must run first, or undefined. Released pages were executed in their current form. */
function examplesRefusal(root: string): string | undefined {
  const problems = checkLock(readSite({root, options: examplesIn(root)})).map(formatProblem);
  return problems.length > 0
    ? `The examples don't pass in their current state:\n${problems.join('\n')}`
    : undefined;
}

/** Starts a version, after docs/ was copied into a released one, with copies of that one's schema, names, runs and platforms. */
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

  const entries = Object.entries(readLock(root));
  const copies = entries
    .filter(([id]) => id.startsWith(`${from}/`))
    .map(([id, entry]) => copyEntry(id, entry));
  writeLock(root, Object.fromEntries([...entries, ...copies]));
}

function release(name: string): void {
  const versions = readVersions(siteDir);
  const refusals = [nameRefusal(name, versions), treeRefusal(siteDir), examplesRefusal(siteDir)].filter(
    Boolean,
  );
  if (refusals.length > 0) {
    throw new Error(`Nothing was changed.\n\n${refusals.join('\n\n')}`);
  }
  const [from = ''] = versions.map(({label}) => label);
  const {status, stdout, stderr} = spawnSync('node_modules/.bin/docusaurus', ['docs:version', from], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`docusaurus docs:version ended with ${status}; see "git status"\n${stdout}${stderr}`);
  }
  startVersion(siteDir, from, name);
  updateReference(siteDir, readVersions(siteDir));
  writeHosts(siteDir);
  console.log(
    `${from} is now the released version, and docs/ is ${name}.\n` +
      'RELEASING.md lists the texts to write. Then run: git add --all && git commit && npm test',
  );
}

const [name, ...more] = process.argv.slice(2);

if (require.main === module) {
  try {
    if (!name || more.length > 0) {
      throw new Error('Usage: npm run release NAME, where NAME is the version that follows the released one');
    }
    release(name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
