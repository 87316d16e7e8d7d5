/**
 * Times the live preview of this site and of the framework's stock theme over the same pages, side by side in
 * one run: until the browser shows the first page, and until it shows an edit.
 * Usage: `npm run bench:start [-- ROUNDS]`, by default 3 rounds.
 */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {released} from '../config/versions';
import {findChromium} from '../lib/chromium';
import {startDevServer} from '../tools/sites/devServer';
import {median} from './median';
import {kinds, Site, type Kind} from './sites';

/** The page that is opened and edited; it is plain Markdown, which both sites can show. */
const edited = {
  file: `${released.folder}/support.mdx`,
  address: `/docs/${released.path}/support/`,
  heading: 'Support',
};

interface Times {
  /** Until the browser shows the page, in seconds. */
  first: number;
  /** Until it shows an edit of it, in seconds; the median of several. */
  edit: number;
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

async function time(folder: string, browser: Browser): Promise<Times> {
  rmSync(path.join(folder, '.docusaurus'), {recursive: true, force: true});
  const file = path.join(folder, edited.file);
  const text = readFileSync(file, 'utf8');
  const started = performance.now();
  const server = await startDevServer(folder);
  const page = await browser.newPage();
  try {
    await page.goto(server.url + edited.address);
    await page.getByRole('heading', {level: 1, name: edited.heading}).waitFor();
    const first = secondsSince(started);
    const edits: number[] = [];
    for (const round of ['one', 'two', 'three', 'four', 'five']) {
      const before = performance.now();
      writeFileSync(file, `${text}\nEdit number ${round}.\n`);
      await page.getByText(`Edit number ${round}.`).waitFor();
      edits.push(secondsSince(before));
    }
    return {first, edit: median(edits)};
  } finally {
    writeFileSync(file, text);
    await page.close();
    await server.stop();
  }
}

async function main(rounds: number): Promise<void> {
  const sites = kinds.map((kind) => new Site(kind));
  const times: Record<Kind, Times[]> = {stock: [], ours: []};
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const {kind, folder} of sites) {
        const measured = await time(folder, browser);
        times[kind].push(measured);
        console.log(
          `round ${round}: ${kind} first page ${measured.first.toFixed(1)} s, edit ${measured.edit.toFixed(2)} s`,
        );
      }
    }
  } finally {
    await browser.close();
    sites.forEach((site) => site.remove());
  }
  for (const [what, digits] of [
    ['first', 1],
    ['edit', 2],
  ] as const) {
    const [ours, stock] = kinds.map((kind) => median(times[kind].map((measured) => measured[what])));
    console.log(
      `${what === 'first' ? 'first page' : 'edit'}, median: stock ${stock?.toFixed(digits)} s, ours ${ours?.toFixed(digits)} s, ratio ${((ours ?? 0) / (stock ?? 1)).toFixed(2)}`,
    );
  }
}

void main(Number(process.argv[2] ?? 3));
