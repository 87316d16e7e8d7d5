import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Capability} from '../../engine/capability';
import {describe, folderOf, formatLicenses, problems} from './packages';

/** A module of the bundler; some are several that it has joined. */
interface Module {
  /** Path of its file. */
  nameForCondition(): string | null;
  modules?: readonly Module[];
}

/** The part of a bundler's compilation that is used here: webpack and Rspack have the same. */
interface Compilation {
  chunks: Iterable<object>;
  chunkGraph: {getChunkModules(chunk: object): Iterable<Module>};
  hooks: {processAssets: {tap(options: {name: string; stage: number}, act: () => void): void}};
  getAssets(): readonly {info: {sourceFilename?: string}}[];
  emitAsset(name: string, source: object): void;
  errors: Error[];
}

interface Compiler {
  webpack: {
    Compilation: {PROCESS_ASSETS_STAGE_REPORT: number};
    sources: {RawSource: new (text: string) => object};
  };
  hooks: {thisCompilation: {tap(name: string, act: (compilation: Compilation) => void): void}};
}

/** Third-party code outside the modules: the bundler's runtime, of which a site has one. */
const besides = ['@rspack/core', 'webpack'];

function foldersIn(compilation: Compilation, siteDir: string): Set<string> {
  const {chunks, chunkGraph} = compilation;
  const runtimes = besides.map((one) => path.join(siteDir, 'node_modules', one)).filter(existsSync);
  const folders = new Set(runtimes.slice(0, 1));
  const noteFile = (file = '') => {
    const folder = folderOf(path.resolve(siteDir, file));
    if (folder) {
      folders.add(folder);
    }
  };
  const note = (module: Module) => {
    noteFile(module.nameForCondition() ?? '');
    module.modules?.forEach(note);
  };
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModules(chunk)) {
      note(module);
    }
  }
  // Fonts and pictures that stylesheets name.
  compilation.getAssets().forEach(({info}) => noteFile(info.sourceFilename));
  return folders;
}

/** Writes the licenses of the packages whose code or files the site sends, into `/licenses.txt`. See README.md. */
export function licenses(): Capability {
  return {name: 'licenses', plugin: createPlugin};
}

function createPlugin({siteDir, siteConfig: {url, baseUrl}}: LoadContext): Omit<Plugin, 'name'> {
  const name = 'licenses';
  const bundlerPlugin = {
    apply({webpack, hooks}: Compiler) {
      hooks.thisCompilation.tap(name, (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({name, stage}, () => {
          const packages = [...foldersIn(compilation, siteDir)].map(describe);
          compilation.errors.push(...problems(packages).map((problem) => new Error(problem)));
          compilation.emitAsset(
            'licenses.txt',
            new webpack.sources.RawSource(formatLicenses(packages, url + baseUrl)),
          );
        });
      });
    },
  };
  return {
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [bundlerPlugin as never]},
  };
}
