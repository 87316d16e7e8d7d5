/**
 * The framework's generated files (3.6.1) as browsers get them: shorter, and the same to whoever imports them. Each page's row
 * is in the scripts of every page, so what a row takes counts as often as there are pages.
 */

import {PLAIN} from './plainPath';

/** A string in a generated file, between single quotes. */
const STRING = String.raw`'((?:[^'\\]|\\.)*)'`;

/** A route with a component of its own, as `routes.js` has it. */
const ROUTE = new RegExp(String.raw`path: ${STRING},\s+component: ComponentCreator\('\1', '(\w+)'\)`, 'g');

/** A chunk and what asks for it, as `registry.js` has it: an import, the name of the module and its number. */
const CHUNK = /(\[\(\) => import\(\/\*[^*]*\*\/ "[^"]*"\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The routes and the chunks of each in one table. A route's address stands in it once, where the framework has it three
 * times, with a hash that tells apart routes of one address; here a number does.
 *
 * @param routes text of `routes.js`
 * @param names content of `routesChunkNames.json`, which browsers then fill themselves
 * @throws Error when a route has another form than the one known here
 */
export function leanRoutes(routes: string, names: Record<string, unknown>): string {
  let known = 0;
  const table = routes.replace(/^import .*\n/gm, '').replace(ROUTE, (_, path: string, hash: string) => {
    const address = path.replace(/\\(.)/g, '$1');
    const chunks = names[`${address}-${hash}`];
    if (!PLAIN.test(address)) {
      throw new Error(`routes.js: ${address} is a pattern, which plainPath.ts does not know`);
    }
    if (!chunks) {
      throw new Error(`routes.js: ${address} has no chunks in routesChunkNames.json`);
    }
    known += 1;
    return `...route('${path}', ${JSON.stringify(chunks)})`;
  });
  if (known === 0 || count(table, /ComponentCreator/g) !== 1) {
    throw new Error(
      `routes.js: ${known} routes found, and the not-found page, have another form than is known`,
    );
  }
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import names from '@generated/routesChunkNames';
let routes = 0;
function route(path, chunks) {
  const number = String(routes++);
  names[path + '-' + number] = chunks;
  return {path, component: ComponentCreator(path, number)};
}
${table}`;
}

/**
 * The imports of all chunks. The names and numbers of their modules are for the server, which reports what a page used.
 *
 * @param registry text of `registry.js`
 * @throws Error when a chunk has another form than the one known here
 */
export function leanRegistry(registry: string): string {
  const lean = registry.replace(CHUNK, '$1]');
  if (count(registry, CHUNK) === 0 || lean.includes('resolveWeak')) {
    throw new Error('registry.js: its chunks have another form than is known');
  }
  return lean;
}

/** Settings that only the build reads. */
export const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const;

/** The settings of the site that pages read. */
export function leanSettings(settings: Record<string, unknown> & {themeConfig: object}): string {
  const {themeConfig, ...others} = settings;
  const kept = Object.entries(others).filter(([name]) => !(BUILD_ONLY as readonly string[]).includes(name));
  // Code is colored when the site is built.
  const {prism: _prism, ...theme} = themeConfig as {prism?: unknown};
  return `export default ${JSON.stringify({...Object.fromEntries(kept), themeConfig: theme})};`;
}
