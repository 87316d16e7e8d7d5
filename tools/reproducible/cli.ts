/**
 * `npm run rehearse:reproducible`: builds the last commit twice, in folders, on days and as users of other names, and
 * compares the two byte by byte. Changes that are not committed have no part in it. Takes two builds without a cache.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {differences} from './compare';

/** The builders. Their clocks are 26 hours apart: they never have the same date. */
const builders = [
  {name: 'first', TZ: 'Etc/GMT+12', LANG: 'C'},
  {name: 'a-second-one-in-a-longer-path', TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8'},
];

/** @throws Error with what the build printed, when it fails */
function build(root: string, {name, TZ, LANG}: (typeof builders)[number]): string {
  const folder = path.join(root, name, 'site');
  const home = path.join(root, name, 'home');
  mkdirSync(home, {recursive: true});
  execFileSync('git', ['clone', '--quiet', siteDir, folder]);
  // A copy, not a link: programs ask for the real path of a module. Results of former builds stay behind.
  execFileSync('cp', ['-a', path.join(siteDir, 'node_modules'), folder]);
  rmSync(path.join(folder, 'node_modules/.cache'), {recursive: true, force: true});
  const {status, stdout} = spawnSync('node_modules/.bin/docusaurus', ['build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOME: home,
      USER: name,
      LOGNAME: name,
      TZ,
      LANG,
      LC_ALL: LANG,
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  if (status !== 0) {
    throw new Error(`${stdout}\nthe build in ${folder} ended with ${status}`);
  }
  return path.join(folder, 'build');
}

function main(): void {
  const root = mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
  try {
    const [one = '', other = ''] = builders.map((builder) => build(root, builder));
    const found = differences(one, other);
    console.log(found.length > 0 ? found.join('\n') : 'Both builds are the same bytes.');
    process.exitCode = found.length > 0 ? 1 : 0;
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

main();
