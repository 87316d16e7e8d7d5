import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {ANNOUNCEMENT_META} from '../../lib/earlyNames';
import {createChunkFinder, layoutPaths, type ClientManifest, type RouteChunks} from './chunks';
import {compileScript} from './compile';
import {aheadTag, withHeadTags} from './head';
import {createTemplate, type Start} from './template';

export {aheadTag, withHeadTags, withOptionalTags} from './head';
export {createChunkFinder, layoutPaths} from './chunks';

/** Hides the buttons that do nothing without JavaScript; those that open a popover work. */
const noScriptStyle = '<style>button:not([popovertarget]){display:none!important}</style>';

/** The inline scripts, as text. */
interface Scripts {
  address: string;
  page: string;
}

function createPlugin(start: Start, {generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const readJson = async <T>(name: string) =>
    JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8')) as T;

  return {
    name: 'early',
    async loadContent(): Promise<Scripts> {
      const [address, page] = await Promise.all([compileScript('address.ts'), compileScript('page.ts')]);
      return {address, page};
    },
    injectHtmlTags: ({content}) => ({
      headTags: [
        {tagName: 'noscript', innerHTML: noScriptStyle},
        {tagName: 'meta', attributes: {name: ANNOUNCEMENT_META, content: announcementBar?.id ?? ''}},
      ],
      preBodyTags: [{tagName: 'script', innerHTML: (content as Scripts).address}],
      postBodyTags: [{tagName: 'script', innerHTML: (content as Scripts).page}],
    }),
    async postBuild({outDir, routesPaths, routes: tree}) {
      const manifest = await readJson<ClientManifest>('client-manifest.json');
      const routes = await readJson<RouteChunks>('routesChunkNames.json');
      const chunksOf = createChunkFinder(layoutPaths(tree), routes, manifest);
      for (const route of routesPaths) {
        const file = path.join(outDir, route.endsWith('.html') ? route : path.join(route, 'index.html'));
        const html = await readFile(file, 'utf8');
        const tags = start === 'intent' ? aheadTag(route, chunksOf(route)) : '';
        // Other plugins read the pages at the same time: the file is whole at any moment.
        await writeFile(`${file}.new`, withHeadTags(html, tags));
        await rename(`${file}.new`, file);
      }
    },
    getPathsToWatch: () => [path.join(__dirname, '**/*.ts')],
  };
}

/**
 * What acts on a page before React: address and color mode (address.ts), controls that need no React (controls/),
 * and when React starts (start.ts).
 *
 * @returns the plugin, and the template that fits it
 */
export default function early({start}: {start: Start}) {
  return {
    plugin: (context: LoadContext) => createPlugin(start, context),
    ssrTemplate: createTemplate(start),
  };
}
