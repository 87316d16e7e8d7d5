/**
 * Times production builds of this site and of a stock site over the same pages, by turns.
 * Usage: `npm run bench [-- [--rounds=N] PAGES…]`: by default the real pages alone, in three rounds; each number
 * stands for so many generated pages in each of the two versions, in one round.
 */
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {median} from './median';
import {kinds, Site, type Kind} from './sites';

/** How often the memory of a build is read, in milliseconds. */
const INTERVAL = 100;

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

/** Fields of `/proc/PID/stat` after the name of the program: the parent is the second of them. */
function parentOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Resident memory of a process in gigabytes, now or at its peak; 0 when it is gone. */
function memoryOf(pid: string, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
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
      .map((pid) => [pid, parentOf(pid)]),
  );
  const below = (pid: string): string[] =>
    [...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child)]);
  return [root, ...below(root)];
}

/** Seconds in the form of the shell's `times`: `1m2.345s`. */
const secondsIn = (text: string) =>
  [...text.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Builds the site once. The shell around the build tells the processors' time, that of ended processes included.
 *
 * @throws Error with what the build printed when it fails
 */
function build(site: Site): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('sh', ['-c', 'node_modules/.bin/docusaurus build; status=$?; times; exit $status'], {
      cwd: site.folder,
      env: site.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let memory = 0;
    let mainMemory = 0;
    const timer = setInterval(() => {
      const [, main = '', ...others] = treeOf(String(child.pid));
      const used = [main, ...others].reduce((sum, pid) => sum + memoryOf(pid, 'VmRSS'), 0);
      memory = Math.max(memory, used);
      mainMemory = Math.max(mainMemory, memoryOf(main, 'VmHWM'));
    }, INTERVAL);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(timer);
      if (status === 0) {
        const times = output.trimEnd().split('\n').at(-1) ?? '';
        resolve({seconds: (performance.now() - start) / 1000, cpu: secondsIn(times), memory, mainMemory});
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
