/** The tags that tell a page's script which chunks React will need there: see plugins/intent-boot. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {menuScript} from '../intent-boot';
import {createChunkFinder, layoutPaths, type ClientManifest, type RouteChunks} from '../intent-boot/chunks';

/** @returns function from the address of a page to the tags for the end of its head */
export async function createBootTags({
  generatedFilesDir,
  routes,
}: Pick<Props, 'generatedFilesDir' | 'routes'>): Promise<(route: string) => string> {
  async function readJson<T>(name: string): Promise<T> {
    return JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8')) as T;
  }
  const manifest = await readJson<ClientManifest>('client-manifest.json');
  const chunks = await readJson<RouteChunks>('routesChunkNames.json');
  const chunksOf = createChunkFinder(layoutPaths(routes), chunks, manifest);
  const {address} = menuScript();
  return (route) => `<meta name="boot-ahead" content="${[address, ...chunksOf(route)].join(' ')}">`;
}
