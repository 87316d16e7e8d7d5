/**
 * Times production builds of this site and of a stock site over the same pages, by turns.
 * Usage: `npm run bench [-- [--rounds=N] PAGES…]`: by default the real pages alone, in three rounds; each number
 * stands for so many generated pages in each of the two versions, in one round.
 */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {median} from './median';
import {kinds, Site, type Kind} from './sites';

/** How often the memory and the time of a build's processes are read, in milliseconds. */
const INTERVAL = 200;

/** Ticks of `/proc/PID/stat` in a second: 100 on every Linux of today (`getconf CLK_TCK`). */
const TICKS = 100;

/** What one build took. */
interface Cost {
  seconds: number;
  /** Seconds of all processors together. */
  cpu: number;
  /** Peak of all processes of the build together, in gigabytes. */
  memory: number;
  /** Peak of the main process alone. */
  mainMemory: number;
}

type State = 'cold' | 'warm';

/** Fields of `/proc/PID/stat` after the name of the program, the state of the process first; none when it is gone. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

/** Seconds that a process itself used of the processors. */
function cpuOf(pid: string): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return (user + system) / TICKS;
}

/**
 * Memory of a process in gigabytes; 0 when it is gone. `Pss` divides what processes share, such as the program itself,
 * among them: a sum of resident sizes would count it once for each.
 */
function memoryOf(pid: string, file: 'smaps_rollup' | 'status', field: 'Pss' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024 ** 2;
  } catch {
    return 0;
  }
}

/** Ids of a process and of all that it started, directly or not. */
function treeOf(root: string): string[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, statOf(pid)[1]]),
  );
  const below = (pid: string): string[] =>
    [...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child)]);
  return [root, ...below(root)];
}

/**
 * Builds the site once. Processes that end between two looks, such as Git, are not in its processors' time.
 *
 * @throws Error with what the build printed when it fails
 */
function build(site: Site): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('node_modules/.bin/docusaurus', ['build'], {
      cwd: site.folder,
      env: site.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let memory = 0;
    let mainMemory = 0;
    const cpu = new Map<string, number>();
    const timer = setInterval(() => {
      const main = String(child.pid);
      const all = treeOf(main);
      all.forEach((pid) => cpu.set(pid, Math.max(cpu.get(pid) ?? 0, cpuOf(pid))));
      memory = Math.max(
        memory,
        all.reduce((sum, pid) => sum + memoryOf(pid, 'smaps_rollup', 'Pss'), 0),
      );
      mainMemory = Math.max(mainMemory, memoryOf(main, 'status', 'VmHWM'));
    }, INTERVAL);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(timer);
      if (status === 0) {
        const used = [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0);
        resolve({seconds: (performance.now() - start) / 1000, cpu: used, memory, mainMemory});
      } else {
        reject(new Error(`${site.kind}: the build ended with ${status}\n${output}`));
      }
    });
  });
}

/** Medians of both sites' builds in one state, and their relation. */
function print(pages: number, state: State, costs: Record<Kind, Cost[]>): void {
  const columns = (['seconds', 'cpu', 'memory', 'mainMemory'] as const).map((field) => {
    const [ours = 0, stock = 1] = kinds.map((kind) => median(costs[kind].map((cost) => cost[field])));
    const digits = field === 'seconds' || field === 'cpu' ? 1 : 2;
    return `${ours.toFixed(digits)} / ${stock.toFixed(digits)} = ${(ours / stock).toFixed(2)}`.padEnd(22);
  });
  console.log(`${String(pages).padEnd(6)} ${state}  ${columns.join('')}`);
}

async function compare(extraPages: number, rounds: number): Promise<void> {
  const sites = kinds.map((kind) => new Site(kind, extraPages));
  const costs: Record<State, Record<Kind, Cost[]>> = {
    cold: {ours: [], stock: []},
    warm: {ours: [], stock: []},
  };
  try {
    for (let round = 0; round < rounds; round++) {
      for (const state of ['cold', 'warm'] as const) {
        for (const site of sites) {
          site.clear({caches: state === 'cold'});
          const cost = await build(site);
          costs[state][site.kind].push(cost);
          console.log(
            `round ${round + 1}, ${state}: ${site.kind} ${cost.seconds.toFixed(1)} s, processors ${cost.cpu.toFixed(1)} s`,
          );
        }
      }
    }
    const pages = sites[0]?.countPages() ?? 0;
    const heads = ['seconds', 'processors’ seconds', 'memory, GB', 'main process, GB'];
    console.log(`pages         ${heads.map((head) => head.padEnd(22)).join('')}(ours / stock = ratio)`);
    print(pages, 'cold', costs.cold);
    print(pages, 'warm', costs.warm);
  } finally {
    sites.forEach((site) => site.remove());
  }
}

async function main(args: readonly string[]): Promise<void> {
  const rounds = Number(/--rounds=(\d+)/.exec(args.join(' '))?.[1] ?? 0);
  const sizes = args.filter((arg) => !arg.startsWith('--')).map(Number);
  console.log(
    'ours / stock  seconds               processor seconds     memory, GB            main process, GB',
  );
  for (const pages of sizes.length > 0 ? sizes : [0]) {
    await compare(pages, rounds || (pages === 0 ? 3 : 1));
  }
}

void main(process.argv.slice(2));
