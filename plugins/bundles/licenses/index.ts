import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {onAssets, type Compilation, type Module} from '../assets';
import {describe, folderOf, problems, render} from './packages';

/** Code of others that readers get without being a module: the bundler's own start. */
const besides = ['@rspack/core'];

/** The folders of all packages that a bundle has code of. */
function foldersIn({chunks, chunkGraph}: Compilation, siteDir: string): Set<string> {
  const folders = new Set(besides.map((one) => path.join(siteDir, 'node_modules', one)));
  const note = (module: Module) => {
    const folder = folderOf(module.nameForCondition() ?? '');
    if (folder) {
      folders.add(folder);
    }
    module.modules?.forEach(note);
  };
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModules(chunk)) {
      note(module);
    }
  }
  return folders;
}

/**
 * Writes `/licenses.txt`, the notices that the licenses of the bundled packages ask for: the minifier takes them out of the
 * scripts. A license that is not known to allow that stops the build.
 */
export default function licenses({siteDir, siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  return onAssets('licenses', 'done', ({compilation, content}) => {
    const packages = [...foldersIn(compilation, siteDir)].map(describe);
    compilation.errors.push(...problems(packages).map((problem) => new Error(problem)));
    compilation.emitAsset('licenses.txt', content(render(packages, url + baseUrl)));
  });
}
