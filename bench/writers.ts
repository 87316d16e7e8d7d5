/**
 * Measures a cold and a warm build beside those of another site with the same pages. The sites take turns; medians are printed, of
 * seconds of the processor, peak MiB and seconds on the clock. Needs GNU time.
 *
 *   npx tsx bench/writers.ts PEER [ROUNDS]
 *
 * PEER is a folder in which `npx docusaurus build` works. Its build and caches are removed.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {siteDir} from '../config/pages';

/** Seconds of the processor, peak memory in MiB, seconds on the clock. */
type Cost = readonly [processor: number, memory: number, wall: number];

function build(folder: string): Cost {
  const report = path.join(folder, 'node_modules/.cost');
  const args = ['--format=%U %S %M %e', `--output=${report}`, 'npx', 'docusaurus', 'build'];
  execFileSync('/usr/bin/time', args, {cwd: folder, stdio: 'ignore'});
  const [user = 0, system = 0, peak = 0, wall = 0] = readFileSync(report, 'utf8').split(' ').map(Number);
  return [user + system, peak / 1024, wall];
}

function measure(folder: string): Record<string, Cost> {
  for (const name of ['.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  return {cold: build(folder), warm: build(folder)};
}

/** A copy of the last commit of this site, in a folder that is removed at the end. */
function copySite(): string {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(scratch, {recursive: true, force: true}));
  process.on('SIGINT', () => process.exit(130));
  const copy = path.join(scratch, 'site');
  execFileSync('git', ['clone', '--quiet', siteDir, copy]);
  // Hard links: a copy of the packages without their space.
  execFileSync('cp', ['-al', path.join(siteDir, 'node_modules'), copy]);
  return copy;
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const [peer, count = '3'] = process.argv.slice(2);
if (!peer) {
  throw new Error('Usage: npx tsx bench/writers.ts PEER [ROUNDS]');
}
const folders = [copySite(), path.resolve(peer)];
const rounds = Array.from({length: Number(count)}, () => folders.map(measure));
for (const step of ['cold', 'warm']) {
  const figures = ['processor', 'memory', 'wall'].map((name, index) => {
    const [own = NaN, other = NaN] = folders.map((_, site) =>
      median(rounds.map((costs) => costs[site]?.[step]?.[index] ?? NaN)),
    );
    return `${name} ${own.toFixed(2)} / ${other.toFixed(2)} = ${(own / other).toFixed(2)}`;
  });
  console.log(`${step.padEnd(8)}${figures.join('; ')}`);
}
