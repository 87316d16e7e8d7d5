/**
 * Times production builds of the last commit of this site and of a stock site over the same pages, in turns.
 * Usage: npx tsx bench/build.ts [ROUNDS], by default three.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {versions} from '../config/versions';

const caches = ['.docusaurus', 'node_modules/.cache'];
const states = {cold: ['build', ...caches], warm: ['build']};

const docs = {
  sidebarPath: './sidebars.ts',
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  versions: Object.fromEntries(
    versions.map(({name, label, path: version}) => [name, {label, path: version}]),
  ),
};

const stock = {
  title: 'Stock',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  future: {experimental_faster: true},
  markdown: {mermaid: true},
  themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', {docs, blog: {onUntruncatedBlogPosts: 'ignore'}}]],
  themeConfig: {prism: {additionalLanguages: ['bash', 'cue', 'json', 'yaml', 'diff', 'protobuf']}},
};

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
  const theme = path.join(folder, 'src/theme');
  mkdirSync(theme, {recursive: true});
  writeFileSync(path.join(folder, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(stock)};\n`);
  writeFileSync(
    path.join(theme, 'MDXComponents.js'),
    `import Original from '@theme-original/MDXComponents';\nexport default {...Original, ${stubs.join(', ')}};\n`,
  );
}

/** Clones the site with its history, because pages show the dates of commits, and with a cache of its own. */
function clone(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '.', folder]);
  const target = path.join(folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(target, name));
  }
}

function build(folder: string): number {
  const start = performance.now();
  execFileSync('node_modules/.bin/docusaurus', ['build'], {cwd: folder, stdio: 'pipe'});
  return (performance.now() - start) / 1000;
}

const root = mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
try {
  const sites = ['ours', 'stock'].map((name) => path.join(root, name));
  sites.forEach(clone);
  sites.slice(1).forEach(makeStock);
  for (const [state, removed] of Object.entries(states)) {
    for (let round = 0; round < Number(process.argv[2] ?? 3); round++) {
      const [ours = NaN, theirs = NaN] = sites.map((folder) => {
        removed.forEach((name) => rmSync(path.join(folder, name), {recursive: true, force: true}));
        return build(folder);
      });
      console.log(`${state}: ${ours.toFixed(1)} / ${theirs.toFixed(1)} s = ${(ours / theirs).toFixed(2)}`);
    }
  }
} finally {
  rmSync(root, {recursive: true, force: true});
}
