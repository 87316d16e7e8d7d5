/**
 * Measures how long a writer waits, beside the stock classic preset over the same pages: a cold and a warm build, the live
 * preview until it answers, and edits until they are compiled. The two sites take turns, and the medians are printed.
 *
 *   npx tsx bench/writers.ts [--rounds 3] [--pages 1000] [--builds]
 *
 * --pages adds pages until each version of the docs has the number; --builds measures only the cold builds.
 */
import {spawnSync} from 'node:child_process';
import {appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {startDevServer} from '../test/support/devServer';
import {copySite, createStock} from './sites';

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '3'},
    pages: {type: 'string', default: '0'},
    builds: {type: 'boolean', default: false},
  },
});

/** Seconds of a build on the clock and of the processor, and the most memory in GB. */
interface Build {
  clock: number;
  processor: number;
  memory: number;
}

const now = () => performance.now() / 1000;

/** Waits for a condition that a program outside this process brings about. @returns seconds */
async function until(condition: () => boolean): Promise<number> {
  const start = now();
  while (!condition()) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (now() - start > 120) {
      throw new Error('nothing happened for two minutes');
    }
  }
  return now() - start;
}

/** Builds a site as npm does, with GNU time, which counts processes that a program starts. */
function build(folder: string, isCold: boolean): Build {
  if (isCold) {
    for (const name of ['.docusaurus', 'build', 'node_modules/.cache']) {
      rmSync(path.join(folder, name), {recursive: true, force: true});
    }
  }
  const report = path.join(folder, '.git/bench-time');
  const start = now();
  const args = ['--format=%U %S %M', `--output=${report}`, 'npx', 'docusaurus', 'build'];
  const {status, stdout, stderr} = spawnSync('/usr/bin/time', args, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`The build of ${folder} failed; it needs GNU time:\n${stdout}${stderr}`);
  }
  const [user = 0, system = 0, kilobytes = 0] = readFileSync(report, 'utf8').split(' ').map(Number);
  return {clock: now() - start, processor: user + system, memory: kilobytes / 1024 ** 2};
}

/** A page on its own, and one that others start from: their blocks show what differs from its files. */
const editedPages = {edit: 'docs/topics/kargo.mdx', 'edit of a start': 'docs/tutorial/hello-holos.mdx'};

/** Seconds until the live preview answers, and from saving each page until it is compiled: the median of five. */
async function preview(folder: string): Promise<{ready: number; edits: Record<string, number>}> {
  const start = now();
  const server = await startDevServer(folder);
  await fetch(server.url);
  const ready = now() - start;
  // The word is in color.
  const compilations = () =>
    stripVTControlCharacters(server.output()).match(/compiled\b.*\bsuccessfully/g)?.length ?? 0;
  const edits: Record<string, number> = {};
  try {
    for (const [name, file] of Object.entries(editedPages)) {
      const page = path.join(folder, file);
      const text = readFileSync(page, 'utf8');
      const seconds: number[] = [];
      for (let edit = 1; edit <= 5; edit++) {
        // A preview compiles again shortly after its start, because it writes files that it watches.
        await new Promise((resolve) => setTimeout(resolve, 3000));
        const before = compilations();
        appendFileSync(page, `\nEdited ${edit} times.\n`);
        seconds.push(await until(() => compilations() > before));
      }
      writeFileSync(page, text);
      edits[`${name} compiled, s`] = median(seconds);
    }
  } finally {
    await server.stop();
  }
  return {ready, edits};
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

async function measure(folder: string): Promise<Record<string, number>> {
  const cold = build(folder, true);
  const figures = {'cold build, s': cold.clock, 'processor, s': cold.processor, 'memory, GB': cold.memory};
  if (values.builds) {
    return figures;
  }
  const {clock} = build(folder, false);
  const {ready, edits} = await preview(folder);
  return {...figures, 'warm build, s': clock, 'preview answers, s': ready, ...edits};
}

const scratch = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const sites = {ours: path.join(scratch, 'ours'), stock: path.join(scratch, 'stock')};
const rounds: Record<keyof typeof sites, Record<string, number>[]> = {ours: [], stock: []};
// An interrupted comparison leaves no gigabyte behind.
process.on('exit', () => rmSync(scratch, {recursive: true, force: true}));
process.on('SIGINT', () => process.exit(130));

async function main(): Promise<void> {
  copySite(sites.ours, Number(values.pages));
  createStock(sites.stock, sites.ours);
  for (let round = 1; round <= Number(values.rounds); round++) {
    rounds.ours.push(await measure(sites.ours));
    rounds.stock.push(await measure(sites.stock));
    console.log(`Round ${round}:`, rounds.ours.at(-1), rounds.stock.at(-1));
  }
  const rows = Object.keys(rounds.ours[0] ?? {}).map((name) => {
    const [ours, stock] = [rounds.ours, rounds.stock].map((all) =>
      median(all.map((one) => one[name] ?? NaN)),
    );
    return [name, {ours, stock, ratio: (ours ?? NaN) / (stock ?? NaN)}] as const;
  });
  console.table(Object.fromEntries(rows));
}

void main();
