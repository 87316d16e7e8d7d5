/**
 * Measures one tutorial page on the emulated phone beside its peers: the same text as bare HTML, in a stock site of the
 * framework and in Starlight. They are built from the Markdown copies that the last of the named builds has.
 * Usage: `npm run bench:peers [-- LABEL=FOLDER… --folder=DIR --rounds=N --build-only]`, by default `now=build` in five
 * rounds. What DIR holds from the run before is not built again.
 */
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {median} from './median';
import {buildPeers, type Peer} from './peers/build';
import {load, type Load} from './peers/load';
import {measured, readCopies} from './peers/text';
import {launch, serve} from './phone';

/** The report's columns. */
const columns: readonly (readonly [string, keyof Load])[] = [
  ['HTML', 'html'],
  ['JS', 'js'],
  ['CSS', 'css'],
  ['Other', 'other'],
  ['Total', 'total'],
  ['Requests', 'requests'],
  ['Ahead', 'ahead'],
  ['First paint', 'firstPaint'],
  ['Largest paint', 'largestPaint'],
  ['Load', 'load'],
  ['Blocked', 'blocked'],
  ['Shift', 'shift'],
];

/** Columns that are compared with those of bare HTML. */
const compared: readonly (keyof Load)[] = ['firstPaint', 'largestPaint'];

/** One row: medians, and of paints how many times the first row's. */
function row(label: string, loads: readonly Load[], bare: readonly Load[]): string {
  const cells = columns.map(([, key]) => {
    const value = median(loads.map((one) => one[key]));
    if (key === 'shift') {
      return value.toFixed(3).replace(/\.?0+$/, '');
    }
    const times = value / median(bare.map((one) => one[key]));
    return (
      value.toLocaleString('en-US', {maximumFractionDigits: 0}) +
      (compared.includes(key) ? ` (${times.toFixed(2)})` : '')
    );
  });
  return `| ${[label, ...cells].join(' | ')} |`;
}

/** Visits all by turns, and prints the table. */
async function measure(peers: readonly Peer[], rounds: number): Promise<void> {
  const sites = await Promise.all(
    peers.map(async ({label, folder}) => ({label, loads: [] as Load[], ...(await serve(folder))})),
  );
  const browser = await launch();
  try {
    for (let round = 0; round < rounds; round++) {
      for (const {origin, loads} of sites) {
        loads.push(await load(browser, origin + measured));
      }
      console.error(`round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    sites.forEach(({stop}) => stop());
  }
  console.log(`${measured}, medians of ${rounds} by turns; bytes, milliseconds (times bare HTML):\n`);
  console.log(`| Site | ${columns.map(([head]) => head).join(' | ')} |`);
  console.log(`|---|${columns.map(() => '---|').join('')}`);
  for (const {label, loads} of sites) {
    console.log(row(label, loads, sites[0]?.loads ?? []));
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      folder: {type: 'string', default: path.join(os.tmpdir(), 'peers-of-holos')},
      rounds: {type: 'string', default: '5'},
      'build-only': {type: 'boolean', default: false},
    },
  });
  const own = (positionals.length > 0 ? positionals : ['now=build']).map((argument): Peer => {
    const [label, folder] = argument.split('=');
    if (!label || !folder) {
      throw new Error(`${argument} is not LABEL=FOLDER`);
    }
    return {label: `this site, ${label}`, folder};
  });
  const copies = readCopies(own.at(-1)?.folder ?? '');
  const {bare, others} = buildPeers(copies, path.resolve(values.folder));
  if (!values['build-only']) {
    await measure([bare, ...own, ...others], Number(values.rounds));
  }
}

void main();
