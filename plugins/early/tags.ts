/** The tag in each page's head that lists the page's own scripts, for start.ts to fetch ahead. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {START_AHEAD} from '../../lib/earlyNames';
import {createChunkFinder, layoutPaths, type ClientManifest, type RouteChunks} from './chunks';
import type {Start} from './template';

/** Makes the tags of a page's head, from the address of the page. */
export type TagFinder = (route: string) => string;

/**
 * @throws Error when a page has no scripts of its own; only the not-found page, which the main script holds, has none
 */
export function aheadTag(route: string, chunks: readonly string[]): string {
  if (chunks.length === 0) {
    if (route.endsWith('/404.html')) {
      return '';
    }
    throw new Error(
      `${route}: no chunks found; has the form of the framework's tables changed? See chunks.ts.`,
    );
  }
  return `<meta name="${START_AHEAD}" content="${chunks.join(' ')}">`;
}

/**
 * Reads the framework's tables of a finished build, without waiting: plugins/finish has its processes at work before other
 * plugins take this one. A page that starts React at load names its scripts itself.
 */
export function createTagFinder(
  start: Start,
  {generatedFilesDir, routes}: Pick<Props, 'generatedFilesDir' | 'routes'>,
): TagFinder {
  if (start === 'load') {
    return () => '';
  }
  const read = <T>(name: string) => JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8')) as T;
  const manifest = read<ClientManifest>('client-manifest.json');
  const chunks = read<RouteChunks>('routesChunkNames.json');
  const chunksOf = createChunkFinder(layoutPaths(routes), chunks, manifest);
  return (route) => aheadTag(route, chunksOf(route));
}
