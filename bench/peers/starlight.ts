/** Starlight over the text. Its packages are installed where it is built, and are no part of this site's own. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {links, site} from '../../config/site';
import type {Generator} from './build';
import {root, sidebars, type Entry} from './text';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNodeNew = major > 22 || (major === 22 && minor >= 12);
const nodePackage = `node-${process.platform}-${process.arch}`;

/** Exactly what is installed. Astro 7 needs Node.js 22.12, which comes along where the machine's own is older. */
const packages = {
  '@astrojs/starlight': '0.42.4',
  astro: '7.3.5',
  ...(isNodeNew ? {} : {[nodePackage]: '22.23.3'}),
};

type Item = {slug: string} | {label: string; collapsed?: boolean; items: Item[]};

const slugOf = (id: string) => `${root}/${id}`.replace(/\/index$/, '');

/** An entry of the framework's sidebar as Starlight takes it, whose groups have no page: it is their first entry. */
function itemOf(entry: Entry): Item {
  if (typeof entry === 'string') {
    return {slug: slugOf(entry)};
  }
  const {label, collapsed = true, link, items} = entry;
  return {label, collapsed, items: [...(link ? [{slug: slugOf(link.id)}] : []), ...items.map(itemOf)]};
}

const options = {
  title: site.title,
  social: [
    {icon: 'github', label: 'GitHub', href: links.repository},
    {icon: 'discord', label: 'Discord', href: links.discord},
  ],
  sidebar: sidebars.doc.map(itemOf),
};

const config = `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: '${site.url}',
  trailingSlash: 'always',
  integrations: [starlight(${JSON.stringify(options)})],
});
`;

const content = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** Installs these packages, or the newest of each where the registry lacks one. No package runs a script. */
function install(folder: string): void {
  const run = (...names: string[]) =>
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--loglevel=error', ...names], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    run();
  } catch {
    console.error('The exact packages of Starlight cannot be had: trying the newest.');
    run(...Object.keys(packages).map((name) => `${name}@${name === nodePackage ? 22 : 'latest'}`));
  }
}

function versionIn(folder: string, name: string): string {
  const manifest = path.join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}

export const starlight: Generator = {
  files: {
    'astro.config.mjs': config,
    'src/content.config.ts': content,
    'package.json': JSON.stringify({private: true, type: 'module', dependencies: packages}),
  },
  pages: `src/content/docs/${root}`,
  output: 'dist',
  install,
  command: (folder) => [
    isNodeNew ? process.execPath : path.join(folder, 'node_modules', nodePackage, 'bin/node'),
    'node_modules/astro/bin/astro.mjs',
    'build',
  ],
  nameOf: (folder) =>
    `Starlight ${versionIn(folder, '@astrojs/starlight')}, Astro ${versionIn(folder, 'astro')}`,
};
