import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {browserRules, pageRules} from './modules';
import {leanRegistry, leanRoutes, leanSettings} from './tables';

/** A module of the bundler's own, with its text. */
interface RuntimeModule {
  name: string;
  source?: {source: Buffer};
}

interface Compiler {
  webpack: {
    NormalModuleReplacementPlugin: new (request: RegExp, file: string) => {apply(compiler: Compiler): void};
  };
  hooks: {
    compilation: {
      tap(
        name: string,
        act: (compilation: {
          hooks: {runtimeModule: {tap(name: string, act: (module: RuntimeModule) => void): void}};
        }) => void,
      ): void;
    };
  };
}

const NAME = 'lean-scripts';

/** Writes the generated files that browsers get otherwise; gives where, by the name that modules ask for. */
function writeLean(folder: string, settings: DocusaurusConfig): Record<string, string> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>;
  const texts = {
    'docusaurus.config': leanSettings({...settings}),
    registry: leanRegistry(read('registry.js')),
    routes: leanRoutes(read('routes.js'), names),
    routesChunkNames: 'export default {};',
    'site-metadata': 'export default {};',
  };
  const lean = path.join(folder, 'lean');
  mkdirSync(lean, {recursive: true});
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const file = path.join(lean, `${name}.js`);
      writeFileSync(file, text);
      return [name, file];
    }),
  );
}

/** Has modules of the browser's bundle ask for other generated files. */
const replace = (files: Record<string, string>) => ({
  apply(compiler: Compiler) {
    for (const [name, file] of Object.entries(files)) {
      const request = new RegExp(`^@generated/${name.replace('.', '\\.')}$`);
      new compiler.webpack.NormalModuleReplacementPlugin(request, file).apply(compiler);
    }
  },
});

/** The framework's function from the name of a chunk to its file without a table: here a chunk's name is its id. */
const namedChunks = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, ({hooks}) =>
      hooks.runtimeModule.tap(NAME, ({name, source}) => {
        if (name.endsWith('ChunkAssetRuntimeModule') && source) {
          source.source = Buffer.from(
            '__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(name);',
          );
        }
      }),
    );
  },
};

/** Leaves out of the scripts what no page reads. */
export default function leanScripts({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: NAME,
    configureWebpack(_config, isServer, {getJSLoader}) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      if (isServer) {
        return {module: {rules: pageRules}};
      }
      return {
        plugins: [replace(writeLean(generatedFilesDir, siteConfig)), namedChunks] as never[],
        module: {rules: [...pageRules, ...browserRules(getJSLoader({isServer}))]},
        // Further names for the same chunks would be tables in the scripts.
        optimization: {chunkIds: 'named'},
      };
    },
  };
}
