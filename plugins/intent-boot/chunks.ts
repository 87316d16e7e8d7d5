/** Which chunks a route needs, from what the framework writes beside its build (3.6.1). */

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

/** Whether a route is a layout around others, such as the one of a docs version; they bring no content. */
const isLayout = (modules: RouteModules) => !('content' in modules);

/**
 * Addresses of the scripts that a page needs beside those that every page has, layouts first.
 *
 * @param route path of the page, as the build writes it
 */
export function chunksOf(route: string, routes: RouteChunks, manifest: ClientManifest): string[] {
  const isAbove = (path: string) => route.startsWith(path.endsWith('/') ? path : `${path}/`);
  const names = Object.entries(routes)
    .filter(([key, modules]) => {
      const path = pathOf(key);
      return path === route || (path !== '/' && isAbove(path) && isLayout(modules));
    })
    .sort(([a], [b]) => pathOf(a).length - pathOf(b).length)
    .flatMap(([, modules]) => flat(modules));
  const ids = names.flatMap((name) => manifest.origins[name] ?? []);
  const files = ids.flatMap((id) => manifest.assets[id]?.js ?? []).map(({publicPath}) => publicPath);
  return [...new Set(files)];
}
