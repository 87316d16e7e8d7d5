/** Which chunks a route needs, from what the framework writes beside its build (3.6.1). */
import type {RouteConfig} from '@docusaurus/types';
import {LAYOUT_CHUNK} from '../bundles/chunks';

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
 * Finds the addresses of the scripts that a page needs beside those that every page has, layouts first. The tables
 * are read once: they have a row for every page.
 *
 * @param layouts see layoutPaths
 * @returns function from the path of a page, as the build writes it, to its scripts
 */
export function createChunkFinder(
  layouts: ReadonlySet<string>,
  routes: RouteChunks,
  manifest: ClientManifest,
): (route: string) => string[] {
  const rows = Object.entries(routes).map(([key, modules]) => ({path: pathOf(key), modules}));
  const frames = rows.filter(({path, modules}) => layouts.has(path) && isLayout(modules));
  const byPath = new Map<string, typeof rows>();
  for (const row of rows.filter((one) => !frames.includes(one))) {
    byPath.set(row.path, [...(byPath.get(row.path) ?? []), row]);
  }
  const shared = idsOf(LAYOUT_CHUNK, manifest);
  return (route) => {
    const around = frames.filter(({path}) => route.startsWith(path.endsWith('/') ? path : `${path}/`));
    const ids = [...around, ...(byPath.get(route) ?? [])]
      .sort((a, b) => a.path.length - b.path.length)
      .flatMap(({modules}) => {
        // What has no chunk of its own is in the main script; of layouts, it may be in the chunk that they share.
        const elsewhere = isLayout(modules) ? shared : [];
        return flat(modules).flatMap((name) => manifest.origins[name] ?? elsewhere);
      });
    const files = ids.flatMap((id) => manifest.assets[id]?.js ?? []).map(({publicPath}) => publicPath);
    return [...new Set(files)];
  };
}
