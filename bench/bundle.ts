/**
 * Prints what the main script is made of, by purpose, in bytes as they travel (gzip).
 * Usage: `npm run bench:bundle`.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {transformSync} from '@swc/core';

interface Module {
  name?: string;
  source?: string;
  modules?: Module[];
}

interface Stats {
  chunks: {names: string[]; files: string[]; modules?: Module[]}[];
}

/** Purposes by what the path of a module has in it; the first that matches counts. */
const purposes: readonly (readonly [string, RegExp])[] = [
  ['React', /node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'router and history',
    /node_modules\/(?:react-router|react-router-dom|react-router-config|history|path-to-regexp|resolve-pathname|value-equal|hoist-non-react-statics|react-is|isarray|tiny-\w+|prop-types)\/|lean-scripts\/(?:plainPath|browserHistory|noTypes)/,
  ],
  ['head of the page', /node_modules\/(?:react-helmet-async|react-fast-compare|shallowequal|invariant)\//],
  [
    'loading of chunks and progress bar',
    /node_modules\/(?:react-loadable|nprogress)\/|lean-scripts\/progress/,
  ],
  ['tables of routes and chunks', /\.docusaurus\/(?:lean\/)?(?:registry|routes|routesChunkNames)/],
  ['settings and versions of the site', /\.docusaurus\//],
  ['framework: core', /@docusaurus\/(?:core|utils-common|\w*gtag)/],
  ['framework: versions of the docs', /@docusaurus\/plugin-content-docs/],
  ['framework: shared parts of themes', /@docusaurus\/theme-common/],
  ['framework: navbar, footer, layout', /@docusaurus\/theme-classic/],
  ['of this site', /\/(?:src|plugins|config)\//],
  ['other', /./],
];

function leaves(module: Module): Module[] {
  return module.modules?.length ? module.modules.flatMap(leaves) : [module];
}

/** Compressed size of the modules' text together, without types, comments and blanks. */
function weigh(modules: readonly Module[]): number {
  const code = modules.map(({source = '', name = ''}) => {
    const text = name.endsWith('.json') ? `export default ${source}` : source;
    try {
      return transformSync(text, {
        isModule: true,
        minify: true,
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          target: 'es2020',
          transform: {react: {runtime: 'automatic'}},
          minify: {compress: true, mangle: true},
        },
      }).code;
    } catch {
      return text;
    }
  });
  return gzipSync(code.join('\n'), {level: 9}).length;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-bundle-'));
try {
  const {status, stdout, stderr} = spawnSync(
    'node_modules/.bin/docusaurus',
    ['build', '--config', 'bench/stats.config.ts', '--out-dir', path.join(folder, 'build')],
    {encoding: 'utf8', env: {...process.env, STATS_FOLDER: folder, NO_UPDATE_NOTIFIER: '1'}},
  );
  if (status !== 0) {
    throw new Error(`the build ended with ${status}\n${stdout}${stderr}`);
  }
  const {chunks} = JSON.parse(readFileSync(path.join(folder, 'stats.json'), 'utf8')) as Stats;
  const main = chunks.find(({names}) => names.includes('main'));
  const [file = ''] = main?.files.filter((name) => name.endsWith('.js')) ?? [];
  const whole = gzipSync(readFileSync(path.join(folder, 'build', file)), {level: 9}).length;
  const groups = new Map<string, Module[]>(purposes.map(([purpose]) => [purpose, []]));
  for (const module of main?.modules?.flatMap(leaves) ?? []) {
    const [purpose = 'other'] = purposes.find(([, path_]) => path_.test(module.name ?? '')) ?? [];
    groups.get(purpose)?.push(module);
  }
  const weights = [...groups].map(([purpose, modules]) => ({purpose, bytes: weigh(modules)}));
  const sum = weights.reduce((total, {bytes}) => total + bytes, 0);
  console.log(`main script: ${whole} bytes (gzip); its parts, each compressed by itself: ${sum}`);
  for (const {purpose, bytes} of weights.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${String(bytes).padStart(7)}  ${purpose}`);
  }
} finally {
  rmSync(folder, {recursive: true, force: true});
}
