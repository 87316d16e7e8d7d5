/**
 * Times production builds of this site and of a stock site over the same pages, interleaved. Needs Linux and bash.
 * Usage: npx tsx bench/build.ts [--rounds=N] [--pages=N], by default three rounds; pages are generated ones in each of
 * the two versions, besides the real ones.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {median} from './load';
import {kinds, Site, type Kind} from './sites';

/** What a build took: wall-clock and processor seconds. */
interface Cost {
  seconds: number;
  cpu: number;
}

/** @throws Error with the output of the build when it fails */
function build({kind, folder, env}: Site): Cost {
  // bash counts the time of all processes, short ones included.
  const script = 'TIMEFORMAT="%R %U %S"; time node_modules/.bin/docusaurus build 2>&1';
  const {status, stdout, stderr} = spawnSync('bash', ['-c', script], {cwd: folder, env, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`${kind}: the build ended with ${status}\n${stdout}`);
  }
  const [seconds = NaN, user = NaN, system = NaN] = stderr.trim().split(' ').map(Number);
  return {seconds, cpu: user + system};
}

function main(): void {
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
          const cost = build(site);
          (costs[state] ??= {ours: [], stock: []})[site.kind].push(cost);
          console.error(`round ${round}, ${state}, ${site.kind}: ${cost.seconds.toFixed(1)} s`);
        }
      }
    }
    console.log(
      `| ${sites.map((site) => site.countPages()).join(' / ')} pages, ours / stock | Seconds | Processor seconds |`,
    );
    console.log('|---|---|---|');
    for (const [state, found] of Object.entries(costs)) {
      const cells = (['seconds', 'cpu'] as const).map((field) => {
        const [ours = NaN, stock = NaN] = kinds.map((kind) => median(found[kind].map((cost) => cost[field])));
        return `${ours.toFixed(1)} / ${stock.toFixed(1)} = ${(ours / stock).toFixed(2)}`;
      });
      console.log(`| ${[state, ...cells].join(' | ')} |`);
    }
  } finally {
    sites.forEach((site) => site.remove());
  }
}

main();
