import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {createNameFinder, leanStyles, namesIn} from './lean';

/** The stylesheet that the classic theme starts with, of the version that it depends on. */
export const library = require.resolve('infima/dist/css/default/default.css', {
  paths: [require.resolve('@docusaurus/theme-classic')],
});

/** The part of a bundler's compiler that is used here: webpack and Rspack have the same. */
interface Compiler {
  webpack: {
    Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
    sources: {RawSource: new (text: string) => object};
  };
  hooks: {thisCompilation: {tap(name: string, act: (compilation: Compilation) => void): void}};
}

interface Compilation {
  hooks: {
    processAssets: {tap(options: {name: string; stage: number}, act: (assets: Assets) => void): void};
  };
  updateAsset(name: string, source: object): void;
}

type Assets = Record<string, {source(): string | Buffer}>;

const name = 'lean-styles';

/**
 * Sends no styles for components that this site has none of: an eighth of all. The scripts of all pages tell which
 * it has, as what a page shows is in them, too. Not in the live preview, where a writer may be about to add one.
 */
export default function leanStylesPlugin(): Plugin {
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply({webpack, hooks}: Compiler) {
                  hooks.thisCompilation.tap(name, (compilation) => {
                    // After the minifiers, whose scripts have no comments, and before files are named by content.
                    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
                    compilation.hooks.processAssets.tap({name, stage}, (assets) => {
                      const names = namesIn(readFileSync(library, 'utf8'));
                      const note = createNameFinder(names);
                      let named: ReadonlySet<string> = new Set();
                      const filesOf = (ending: string) =>
                        Object.keys(assets).filter((file) => file.endsWith(ending));
                      for (const file of filesOf('.js')) {
                        named = note(String(assets[file]?.source()));
                      }
                      for (const file of filesOf('.css')) {
                        const lean = leanStyles(String(assets[file]?.source()), names, named);
                        compilation.updateAsset(file, new webpack.sources.RawSource(lean));
                      }
                    });
                  });
                },
              } as never,
            ],
          },
  };
}
