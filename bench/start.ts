/**
 * Times the live preview of this site and of the framework's stock theme over the same pages, side by side in
 * one run: until the browser shows the first page, and until it shows an edit.
 * Usage: `npm run bench:start [-- ROUNDS]`, by default 3 rounds.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../lib/chromium';
import {startDevServer} from '../tools/sites/devServer';
import {median} from './median';

/** What the copies leave out: what is made, and what is no part of a site. */
const left = new Set(['build', 'node_modules', '.docusaurus', '.git', 'test-results', 'screenshots']);

/** The stock site: the classic preset with the same contents, and nothing of this site's own. */
const stockConfig = `
export default {
  title: 'Holos',
  url: 'https://holos.run',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  future: {experimental_faster: true},
  markdown: {mermaid: true},
  themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', {
    docs: {
      sidebarPath: './sidebars.ts',
      showLastUpdateAuthor: true,
      showLastUpdateTime: true,
      versions: {current: {path: 'v1alpha6'}, v1alpha5: {path: 'v1alpha5'}},
    },
    blog: {onUntruncatedBlogPosts: 'ignore'},
    theme: {customCss: './src/css/custom.css'},
  }]],
  themeConfig: {
    prism: {additionalLanguages: ['bash', 'cue', 'json', 'yaml', 'diff', 'protobuf']},
    navbar: {title: 'Holos', items: [{type: 'docsVersionDropdown', position: 'right'}]},
  },
};
`;

/** The page that is opened and edited; it is plain Markdown, which both sites can show. */
const edited = {
  file: 'versioned_docs/version-v1alpha5/support.mdx',
  address: '/docs/v1alpha5/support/',
  heading: 'Support',
};

type Kind = 'stock' | 'ours';

function copyOf(kind: Kind): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `bench-start-${kind}-`));
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => !left.has(source.split(path.sep)[0] ?? '') || source === '.',
  });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  if (kind === 'stock') {
    rmSync(path.join(folder, 'src/theme'), {recursive: true});
    // The home page is a component of this site, made of its own data.
    rmSync(path.join(folder, 'src/pages'), {recursive: true});
    writeFileSync(path.join(folder, 'docusaurus.config.ts'), stockConfig);
  }
  // The dates of pages come from Git.
  for (const command of [
    ['init', '-q'],
    ['add', '--all'],
    ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'Bench'],
  ]) {
    execFileSync('git', command, {cwd: folder});
  }
  return folder;
}

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
  const kinds: readonly Kind[] = ['stock', 'ours'];
  const folders = {stock: copyOf('stock'), ours: copyOf('ours')};
  const times: Record<Kind, Times[]> = {stock: [], ours: []};
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const kind of kinds) {
        const measured = await time(folders[kind], browser);
        times[kind].push(measured);
        console.log(
          `round ${round}: ${kind} first page ${measured.first.toFixed(1)} s, edit ${measured.edit.toFixed(2)} s`,
        );
      }
    }
  } finally {
    await browser.close();
    kinds.forEach((kind) => rmSync(folders[kind], {recursive: true, force: true}));
  }
  for (const [what, digits] of [
    ['first', 1],
    ['edit', 2],
  ] as const) {
    const [stock, ours] = kinds.map((kind) => median(times[kind].map((measured) => measured[what])));
    console.log(
      `${what === 'first' ? 'first page' : 'edit'}, median: stock ${stock?.toFixed(digits)} s, ours ${ours?.toFixed(digits)} s, ratio ${((ours ?? 0) / (stock ?? 1)).toFixed(2)}`,
    );
  }
}

void main(Number(process.argv[2] ?? 3));
