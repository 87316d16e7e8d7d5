/**
 * Measures what a writer waits for, beside another site with the same pages: a cold and a warm build, the live preview until it
 * answers, and an edit until it is compiled. The sites take turns; medians are printed, of seconds of the processor, peak MiB and
 * seconds on the clock. Needs Linux and GNU time.
 *
 *   npx tsx bench/writers.ts PEER [ROUNDS]
 *
 * PEER is a folder in which `npx docusaurus build` works. Its build and caches are removed.
 */
import {execFileSync, spawn} from 'node:child_process';
import {appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {siteDir} from '../config/pages';

const EDITED = 'docs/topics/kargo.mdx';

/** Seconds of the processor, peak memory in MiB, seconds on the clock. */
type Cost = readonly [processor: number, memory: number, wall: number];

function build(folder: string): Cost {
  const report = path.join(folder, 'node_modules/.cost');
  const args = ['--format=%U %S %M %e', `--output=${report}`, 'npx', 'docusaurus', 'build'];
  execFileSync('/usr/bin/time', args, {cwd: folder, stdio: 'ignore'});
  const [user = 0, system = 0, peak = 0, wall = 0] = readFileSync(report, 'utf8').split(' ').map(Number);
  return [user + system, peak / 1024, wall];
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What a process has cost so far, from Linux. A tick is 10 ms. */
function readCost(pid: number, wall: number): Cost {
  // The name in parentheses may have spaces; the times are the 12th and 13th fields behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return [(Number(fields[11]) + Number(fields[12])) / 100, Number(peak) / 1024, wall];
}

/** Starts the preview, and edits a page of it. */
async function preview(folder: string, port: number): Promise<{preview: Cost; edit: Cost}> {
  const args = ['node_modules/.bin/docusaurus', 'start', '--no-open', '--port', String(port)];
  let started = performance.now();
  const server = spawn(process.execPath, args, {cwd: folder, stdio: ['ignore', 'pipe', 'ignore']});
  let output = '';
  server.stdout.on('data', (text: Buffer) => {
    output += stripVTControlCharacters(text.toString());
  });
  const cost = () => readCost(server.pid ?? NaN, (performance.now() - started) / 1000);
  const compilations = () => output.match(/compiled\b.*\bsuccessfully/g)?.length ?? 0;
  while (compilations() === 0) {
    await wait(10);
  }
  await fetch(`http://localhost:${port}`);
  const first = cost();
  // A preview compiles again shortly after its start, because it writes files that it watches.
  await wait(5000);
  const [before, [processor]] = [compilations(), cost()];
  const page = path.join(folder, EDITED);
  const text = readFileSync(page, 'utf8');
  started = performance.now();
  appendFileSync(page, '\nEdited.\n');
  while (compilations() === before) {
    await wait(10);
  }
  const [later, memory, wall] = cost();
  server.kill();
  writeFileSync(page, text);
  return {preview: first, edit: [later - processor, memory, wall]};
}

/** A copy of the last commit of this site, which is removed at the end. */
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

async function measure(folder: string, port: number): Promise<Record<string, Cost>> {
  for (const name of ['.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  return {cold: build(folder), warm: build(folder), ...(await preview(folder, port))};
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

async function main([peer, count = '3']: readonly string[]): Promise<void> {
  if (!peer) {
    throw new Error('Usage: npx tsx bench/writers.ts PEER [ROUNDS]');
  }
  const folders = [copySite(), path.resolve(peer)];
  const rounds: Record<string, Cost>[][] = [[], []];
  for (let round = 0; round < Number(count); round++) {
    for (const [index, folder] of folders.entries()) {
      rounds[index]?.push(await measure(folder, 4300 + index));
    }
  }
  for (const step of ['cold', 'warm', 'preview', 'edit']) {
    const figures = ['processor', 'memory', 'wall'].map((name, index) => {
      const [own = NaN, other = NaN] = rounds.map((all) =>
        median(all.map((one) => one[step]?.[index] ?? NaN)),
      );
      return `${name} ${own.toFixed(2)} / ${other.toFixed(2)} = ${(own / other).toFixed(2)}`;
    });
    console.log(`${step.padEnd(8)}${figures.join('; ')}`);
  }
}

void main(process.argv.slice(2));
