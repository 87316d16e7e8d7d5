/**
 * Times production builds of this site and of a stock site over the same pages, interleaved. Needs Linux and bash.
 * Usage: npx tsx bench/build.ts [--rounds=N] [--pages=N], by default three rounds; pages are generated ones in each of
 * the two versions, besides the real ones.
 */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {median} from './load';
import {kinds, Site, type Kind} from './sites';

/** How often memory is read, in milliseconds. */
const INTERVAL = 200;

/** What a build took: wall-clock and processor seconds, and the peak memory of all its processes in gigabytes. */
interface Cost {
  seconds: number;
  cpu: number;
  memory: number;
}

/** Memory of a process group in gigabytes. Pss divides pages that processes share among them. */
function readMemory(group: number): number {
  let kilobytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, , id] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (Number(id) === group) {
        const [, pss] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
        kilobytes += Number(pss);
      }
    } catch {
      // The process ended meanwhile.
    }
  }
  return kilobytes / 1024 ** 2;
}

/** @throws Error with the output of the build when it fails */
function build(site: Site): Promise<Cost> {
  return new Promise((resolve, reject) => {
    // bash counts the time of all processes, short ones included.
    const script = 'TIMEFORMAT="%R %U %S"; time node_modules/.bin/docusaurus build 2>&1';
    const child = spawn('bash', ['-c', script], {
      cwd: site.folder,
      env: site.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a process group of its own, by which its processes are found.
      detached: true,
    });
    let output = '';
    let times = '';
    let memory = 0;
    const timer = setInterval(() => (memory = Math.max(memory, readMemory(child.pid ?? 0))), INTERVAL);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (times += text));
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(timer);
      const [seconds = NaN, user = NaN, system = NaN] = times.trim().split(' ').map(Number);
      if (status === 0) {
        resolve({seconds, cpu: user + system, memory});
      } else {
        reject(new Error(`${site.kind}: the build ended with ${status}\n${output}`));
      }
    });
  });
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {rounds: {type: 'string', default: '3'}, pages: {type: 'string', default: '0'}},
  });
  const sites = kinds.map((kind) => new Site(kind, Number(values.pages)));
  try {
    const costs: Record<string, Record<Kind, Cost[]>> = {};
    for (let round = 1; round <= Number(values.rounds); round++) {
      for (const state of ['cold', 'warm'] as const) {
        for (const site of sites) {
          site.clear(state);
          const cost = await build(site);
          (costs[state] ??= {ours: [], stock: []})[site.kind].push(cost);
          console.error(`round ${round}, ${state}, ${site.kind}: ${cost.seconds.toFixed(1)} s`);
        }
      }
    }
    console.log(
      `| ${sites.map((site) => site.countPages()).join(' / ')} pages, ours / stock | Seconds | Processor seconds | Memory, GB |`,
    );
    console.log('|---|---|---|---|');
    for (const [state, found] of Object.entries(costs)) {
      const cells = (['seconds', 'cpu', 'memory'] as const).map((field) => {
        const [ours = NaN, stock = NaN] = kinds.map((kind) => median(found[kind].map((cost) => cost[field])));
        const digits = field === 'memory' ? 2 : 1;
        return `${ours.toFixed(digits)} / ${stock.toFixed(digits)} = ${(ours / stock).toFixed(2)}`;
      });
      console.log(`| ${[state, ...cells].join(' | ')} |`);
    }
  } finally {
    sites.forEach((site) => site.remove());
  }
}

void main();
