/** Which chunks a route needs, from what the framework writes beside its build (3.6.1). */
import type {RouteConfig} from '@docusaurus/types';
import {LAYOUT_CHUNK} from '../route-chunks';

/** Chunk names of a route, nested as its modules are. */
export interface RouteModules {
  [module: string]: string | RouteModules | readonly (string | RouteModules)[];
}

/** `routesChunkNames.json`: by the path of a route, a hyphen and a hash. */
export type RouteChunks = Record<string, RouteModules>;

/** `client-manifest.json`, its part that is used here. */
export interface ClientManifest {
  /** Ids of the chunks that hold a named one. */
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {publicPath: string}[]}>;
}

function flat(modules: RouteModules[string]): string[] {
  return typeof modules === 'string' ? [modules] : Object.values(modules).flatMap(flat);
}

const pathOf = (key: string) => key.replace(/-[^-]+$/, '');

/** Paths of the layouts around other routes, such as the one of a docs version. */
export function layoutPaths(routes: readonly RouteConfig[]): Set<string> {
  return new Set(routes.flatMap((route) => (route.routes ? [route.path, ...layoutPaths(route.routes)] : [])));
}

/** Tells a layout from a page at the same path, which brings content of its own. */
const isLayout = (modules: RouteModules) =>
  Object.keys(modules).every((name) => ['__comp', '__context', '__props'].includes(name));

/** The file of a chunk by its name; its `origins` have whatever is ever loaded beside it, too. */
const idsOf = (name: string, {assets}: ClientManifest) =>
  Object.keys(assets).filter((id) =>
    assets[id]?.js?.some(({publicPath}) => publicPath.includes(`/${name}.`)),
  );

/**
 * Addresses of the scripts that a page needs beside those that every page has, layouts first.
 *
 * @param route path of the page, as the build writes it
 * @param layouts see layoutPaths
 */
export function chunksOf(
  route: string,
  layouts: ReadonlySet<string>,
  routes: RouteChunks,
  manifest: ClientManifest,
): string[] {
  const isAbove = (path: string) => route.startsWith(path.endsWith('/') ? path : `${path}/`);
  const ids = Object.entries(routes)
    .filter(([key, modules]) => {
      const path = pathOf(key);
      return path === route || (layouts.has(path) && isAbove(path) && isLayout(modules));
    })
    .sort(([a], [b]) => pathOf(a).length - pathOf(b).length)
    .flatMap(([, modules]) => {
      // What has no chunk of its own is in the main script; of layouts, it may be in the chunk that they share.
      const elsewhere = isLayout(modules) ? idsOf(LAYOUT_CHUNK, manifest) : [];
      return flat(modules).flatMap((name) => manifest.origins[name] ?? elsewhere);
    });
  const files = ids.flatMap((id) => manifest.assets[id]?.js ?? []).map(({publicPath}) => publicPath);
  return [...new Set(files)];
}
