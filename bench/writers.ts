/**
 * Measures how long a writer waits, in seconds, beside the stock classic preset over the same pages: a cold and a warm build, the
 * live preview until it answers, and an edit until it is compiled. The two sites take turns, and the medians are printed.
 *
 *   npx tsx bench/writers.ts [rounds]
 */
import {execFileSync} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {siteDir} from '../config/pages';
import {unreleased} from '../config/versions';
import {startDevServer} from '../test/support/devServer';

const content = ['docs', 'versioned_docs', 'blog'];

const childrenOnly = "import React from 'react';\nconst Children = ({children}) => <div>{children}</div>;\n";

const stockConfig = `module.exports = {
  title: 'Holos',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {experimental_faster: true},
  markdown: {mermaid: true},
  themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', {
    docs: {sidebarPath: './sidebars.ts', lastVersion: require('./versions.json')[0], versions: {current: {path: '${unreleased.path}'}}},
    blog: {onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore', onInlineTags: 'ignore'},
  }]],
  themeConfig: {prism: {additionalLanguages: ['protobuf', 'cue', 'bash', 'diff', 'json']}},
};
`;

/** The texts of the pages in a folder. */
const textsIn = (folder: string) =>
  content.flatMap((name) =>
    readdirSync(path.join(folder, name), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(path.join(folder, name, file), 'utf8')),
  );

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** A stock site over the pages of a copy; this site's components and modules render their children. */
function createStock(folder: string, copy: string): void {
  for (const name of [...content, 'static', 'versioned_sidebars', 'versions.json', 'sidebars.ts']) {
    cpSync(path.join(copy, name), path.join(folder, name), {recursive: true});
  }
  const texts = textsIn(folder).join('\n');
  const names = new Set(Array.from(texts.matchAll(/<([A-Z][A-Za-z]+)/g), ([, name = '']) => name));
  const entries = [...names].map((name) => `${name}: Children`).join(', ');
  write(
    path.join(folder, 'src/theme/MDXComponents.js'),
    `${childrenOnly}import Original from '@theme-original/MDXComponents';\nexport default {...Original, ${entries}};\n`,
  );
  const imports = new Map<string, string[]>();
  for (const [, one, several = '', source = ''] of texts.matchAll(
    /^import (?:(\w+)|\{([^}]*)\}) from '@site\/([^']+)'/gm,
  )) {
    const exported = one ? ['default'] : several.split(',').map((name) => name.trim());
    imports.set(source, [...(imports.get(source) ?? []), ...exported]);
  }
  for (const [source, exported] of imports) {
    const lines = [...new Set(exported)].map((name) => `export {Children as ${name}};`);
    write(path.join(folder, path.extname(source) ? source : `${source}.js`), childrenOnly + lines.join('\n'));
  }
  write(path.join(folder, 'package.json'), '{"name": "stock", "private": true}\n');
  write(path.join(folder, 'docusaurus.config.js'), stockConfig);
}

async function seconds(act: () => unknown): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function measure(folder: string): Promise<Record<string, number>> {
  for (const name of ['.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  const build = () => execFileSync('npx', ['docusaurus', 'build'], {cwd: folder, stdio: 'ignore'});
  const cold = await seconds(build);
  const warm = await seconds(build);
  let server: Awaited<ReturnType<typeof startDevServer>> | undefined;
  const preview = await seconds(async () => {
    server = await startDevServer(folder);
    await fetch(server.url);
  });
  const compilations = () =>
    stripVTControlCharacters(server?.output() ?? '').match(/compiled\b.*\bsuccessfully/g)?.length ?? 0;
  // A preview compiles again shortly after its start, because it writes files that it watches.
  await wait(5000);
  const before = compilations();
  appendFileSync(path.join(folder, 'docs/topics/kargo.mdx'), '\nEdited.\n');
  const edit = await seconds(async () => {
    while (compilations() === before) {
      await wait(10);
    }
  });
  await server?.stop();
  return {cold, warm, preview, edit};
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

async function main(): Promise<void> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  // An interrupted comparison leaves no gigabyte behind.
  process.on('exit', () => rmSync(scratch, {recursive: true, force: true}));
  process.on('SIGINT', () => process.exit(130));
  const [ours, stock] = [path.join(scratch, 'ours'), path.join(scratch, 'stock')];
  execFileSync('git', ['clone', '--quiet', siteDir, ours]);
  createStock(stock, ours);
  for (const folder of [ours, stock]) {
    // Hard links: a copy of the packages without their space.
    execFileSync('cp', ['-al', path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules')]);
  }
  const rounds: Record<string, number>[][] = [[], []];
  for (let round = 0; round < Number(process.argv[2] ?? 3); round++) {
    rounds[0]?.push(await measure(ours));
    rounds[1]?.push(await measure(stock));
  }
  const row = (name: string) => {
    const [own = NaN, other = NaN] = rounds.map((all) => median(all.map((one) => one[name] ?? NaN)));
    return {ours: own, stock: other, ratio: own / other};
  };
  console.table(Object.fromEntries(['cold', 'warm', 'preview', 'edit'].map((name) => [name, row(name)])));
}

void main();
