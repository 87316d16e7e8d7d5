import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from '@rspack/core';
import type {Config, Plugin} from '@docusaurus/types';
import config from '../docusaurus.config';

/** All that a module of the bundle must tell, and each by itself. */
const options = {
  all: false,
  chunks: true,
  chunkModules: true,
  dependentModules: true,
  orphanModules: true,
  nestedModules: true,
  source: true,
  ids: true,
  chunkModulesSpace: 99_999,
  nestedModulesSpace: 99_999,
  groupModulesByAttributes: false,
  groupModulesByPath: false,
  groupModulesByExtension: false,
  groupModulesByType: false,
  groupModulesByCacheStatus: false,
  groupModulesByLayer: false,
};

/** Leaves in a file what the browser's bundle is made of, for bench/bundle.ts. */
const writeStats = (): Plugin => ({
  name: 'write-stats',
  configureWebpack: (_config, isServer) =>
    isServer
      ? {}
      : {
          plugins: [
            {
              apply: (compiler) =>
                (compiler as unknown as Compiler).hooks.done.tap('write-stats', (stats) =>
                  writeFileSync(
                    path.join(process.env.STATS_FOLDER ?? '.', 'stats.json'),
                    JSON.stringify(stats.toJson(options)),
                  ),
                ),
            },
          ],
        },
});

/** The presets by whole paths: the framework looks for them beside the configuration, which is another one here. */
const presets = config.presets?.map((preset) =>
  Array.isArray(preset) ? [path.resolve(String(preset[0])), preset[1]] : preset,
);

/** The same site, telling what its bundle is made of. */
const statsConfig: Config = {...config, presets, plugins: [...(config.plugins ?? []), writeStats]};

export default statsConfig;
