/**
 * Times production builds of the last commit of this site and of a stock site over the same pages, in turns.
 * Usage: npx tsx bench/build.ts [ROUNDS], by default three.
 */
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {versions} from '../config/versions';
import {median} from './load';
import {linkPackages, run, stockConfig, write} from './stock';

const caches = ['.docusaurus', 'node_modules/.cache'];
const states = {cold: ['build', ...caches], warm: ['build']};

/** Makes a stock site of a copy of this one, whose components become their children. */
function makeStock(folder: string): void {
  for (const name of ['src', 'plugins', 'config', 'docusaurus.config.ts']) {
    rmSync(path.join(folder, name), {recursive: true});
  }
  const components = new Set<string>();
  for (const content of ['docs', 'versioned_docs', 'blog']) {
    for (const name of readdirSync(path.join(folder, content), {recursive: true, encoding: 'utf8'})) {
      if (name.endsWith('.mdx')) {
        const file = path.join(folder, content, name);
        const text = readFileSync(file, 'utf8');
        [...text.matchAll(/<([A-Z]\w+)/g)].forEach(([, component = '']) => components.add(component));
        writeFileSync(file, text.replace(/^import .* from '@(?:site|theme)\/.*';$/gm, ''));
      }
    }
  }
  const stubs = [...components].map((name) => `${name}: ({children}) => children ?? null`);
  const docs = {
    sidebarPath: './sidebars.ts',
    showLastUpdateAuthor: true,
    showLastUpdateTime: true,
    versions: Object.fromEntries(
      versions.map(({name, label, path: version}) => [name, {label, path: version}]),
    ),
  };
  write(folder, {
    'docusaurus.config.js': stockConfig({}, {docs, blog: {onUntruncatedBlogPosts: 'ignore'}}),
    'src/pages/index.md': '# Home\n',
    'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents';\nexport default {...Original, ${stubs.join(', ')}};\n`,
  });
}

/** Seconds that a build takes; an error has its output. */
function build(folder: string): number {
  const start = performance.now();
  run(folder, 'node_modules/.bin/docusaurus', 'build');
  return (performance.now() - start) / 1000;
}

const root = mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
try {
  const sites = ['ours', 'stock'].map((name) => path.join(root, name));
  for (const folder of sites) {
    // With its history, because pages show the dates of commits.
    run('.', 'git', 'clone', '--quiet', '.', folder);
    linkPackages(folder);
    if (folder.endsWith('stock')) {
      makeStock(folder);
    }
  }
  console.log('| Seconds | ours / stock |\n|---|---|');
  for (const [state, removed] of Object.entries(states)) {
    const rounds = Array.from({length: Number(process.argv[2] ?? 3)}, () =>
      sites.map((folder) => {
        removed.forEach((name) => rmSync(path.join(folder, name), {recursive: true, force: true}));
        return build(folder);
      }),
    );
    const [ours = NaN, stock = NaN] = sites.map((_, index) =>
      median(rounds.map((times) => times[index] ?? NaN)),
    );
    console.log(`| ${state} | ${ours.toFixed(1)} / ${stock.toFixed(1)} = ${(ours / stock).toFixed(2)} |`);
  }
} finally {
  rmSync(root, {recursive: true, force: true});
}
