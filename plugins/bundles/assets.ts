import type {Plugin} from '@docusaurus/types';

/** A module of the bundler; some are several that it has joined. */
export interface Module {
  /** Path of its file. */
  nameForCondition(): string | null;
  modules?: readonly Module[];
}

/** Files by their names. */
type Assets = Record<string, {source(): string | Buffer}>;

/** The part of a bundler's compilation that is used here: webpack and Rspack have the same. */
export interface Compilation {
  chunks: Iterable<object>;
  chunkGraph: {getChunkModules(chunk: object): Iterable<Module>};
  hooks: {
    processAssets: {tap(options: {name: string; stage: number}, act: (assets: Assets) => void): void};
  };
  emitAsset(name: string, source: object): void;
  updateAsset(name: string, source: object): void;
  errors: Error[];
}

interface Compiler {
  webpack: {
    Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number; PROCESS_ASSETS_STAGE_REPORT: number};
    sources: {RawSource: new (text: string) => object};
  };
  hooks: {thisCompilation: {tap(name: string, act: (compilation: Compilation) => void): void}};
}

/** When a part of a plugin acts: once scripts and styles are minified and before they are named by content, or at the end. */
const stages = {
  minified: ({webpack}: Compiler) => webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  done: ({webpack}: Compiler) => webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
};

/** What an act on the files can do. */
export interface Files {
  compilation: Compilation;
  assets: Assets;
  /** A file's content, as the bundler takes it. */
  content(text: string): object;
}

/** The part of a plugin that acts on the files for browsers, in a build for readers. */
export function onAssets(
  name: string,
  stage: keyof typeof stages,
  act: (files: Files) => void,
): Pick<Plugin, 'name' | 'configureWebpack'> {
  const part = {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const content = (text: string) => new compiler.webpack.sources.RawSource(text);
        compilation.hooks.processAssets.tap({name, stage: stages[stage](compiler)}, (assets) =>
          act({compilation, assets, content}),
        );
      });
    },
  };
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [part as never]},
  };
}
