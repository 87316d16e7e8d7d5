/**
 * Times cold production builds of this site, by Rspack and by webpack, side by side in one run.
 * Usage: `npm run bench [-- ROUNDS]`, by default 3 rounds.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {median} from './median';

const bundlers = {
  rspack: 'docusaurus.config.ts',
  webpack: 'bench/webpack.config.ts',
} as const;

/** The bundlers' and loaders' caches; a cold build has neither. */
const caches = ['.docusaurus', 'node_modules/.cache'];

/**
 * Seconds of one cold build.
 *
 * @throws Error when the build fails, with what it printed.
 */
function build(configFile: string, outDir: string): number {
  caches.forEach((cache) => rmSync(cache, {recursive: true, force: true}));
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(
    'node_modules/.bin/docusaurus',
    ['build', '--config', configFile, '--out-dir', outDir],
    {encoding: 'utf8', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}},
  );
  if (status !== 0) {
    throw new Error(`${configFile}: the build ended with ${status}\n${stdout}${stderr}`);
  }
  return (performance.now() - start) / 1000;
}

const rounds = Number(process.argv[2] ?? 3);
const outDir = mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
const seconds: Record<keyof typeof bundlers, number[]> = {rspack: [], webpack: []};
try {
  for (let round = 1; round <= rounds; round++) {
    for (const bundler of ['rspack', 'webpack'] as const) {
      seconds[bundler].push(build(bundlers[bundler], outDir));
      console.log(`round ${round}: ${bundler} ${seconds[bundler].at(-1)?.toFixed(1)} s`);
    }
  }
} finally {
  rmSync(outDir, {recursive: true, force: true});
}
const [rspack, webpack] = [median(seconds.rspack), median(seconds.webpack)];
console.log(
  `median: rspack ${rspack.toFixed(1)} s, webpack ${webpack.toFixed(1)} s, ratio ${(rspack / webpack).toFixed(2)}`,
);
