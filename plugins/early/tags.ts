/** The tag in each page's head that lists the page's own scripts, for start.ts to fetch ahead. */
import {readFile} from 'node:fs/promises';
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

/** Reads the framework's tables of a finished build. A page that starts React at load names its scripts itself. */
export async function createTagFinder(
  start: Start,
  {generatedFilesDir, routes}: Pick<Props, 'generatedFilesDir' | 'routes'>,
): Promise<TagFinder> {
  if (start === 'load') {
    return () => '';
  }
  async function readJson<T>(name: string): Promise<T> {
    return JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8')) as T;
  }
  const manifest = await readJson<ClientManifest>('client-manifest.json');
  const chunks = await readJson<RouteChunks>('routesChunkNames.json');
  const chunksOf = createChunkFinder(layoutPaths(routes), chunks, manifest);
  return (route) => aheadTag(route, chunksOf(route));
}
