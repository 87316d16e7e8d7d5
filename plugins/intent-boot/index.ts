import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {transformSync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {createChunkFinder, layoutPaths, type ClientManifest, type RouteChunks} from './chunks';

/** A script of this folder without types, comments and blanks. */
function minified(name: string): string {
  const source = readFileSync(path.join(__dirname, name), 'utf8');
  const {code} = transformSync(source, {
    jsc: {parser: {syntax: 'typescript'}, target: 'es2020', minify: {compress: true, mangle: true}},
    minify: true,
  });
  return code.trim();
}

/** The script at the end of every page. */
export const inlineScript = () => minified('inline.ts');

/** The script that shows the menu until React does, and its address, which tells its content. */
export function menuScript(): {address: string; code: string} {
  const code = minified('menu.ts');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {address: `/assets/js/menu.${hash}.js`, code};
}

/** Lets the browser fetch a page that a link under the pointer leads to, and the next one of the docs at once. */
const speculation = JSON.stringify({
  prefetch: [
    {where: {href_matches: '/*'}, eagerness: 'moderate'},
    {where: {selector_matches: '.pagination-nav__link--next'}, eagerness: 'eager'},
  ],
});

/**
 * Puts back the tags of the head that the framework's minifier leaves out, as HTML allows: some readers of
 * link previews find no picture without (https://github.com/facebook/docusaurus/issues/11383).
 */
export function withOptionalTags(html: string): string {
  return html
    .replace(/(<html[^>]*>)(?!\s*<head)/, '$1<head>')
    .replace(/(?<!<\/head>\s*)<body/, '</head><body');
}

/** The framework's template, but for one thing: the scripts are named, not run. */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <meta name="boot-script" content="<%= it.baseUrl %><%= script %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <script type="speculationrules">${speculation}</script>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/**
 * Starts React on the reader's first sign of wanting more than to read (see inline.ts), and names in each page
 * the chunks that it will need then.
 */
export default function intentBoot({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const readJson = async <T>(name: string) =>
    JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8')) as T;
  return {
    name: 'intent-boot',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'meta', attributes: {name: 'announcement-id', content: announcementBar?.id ?? ''}},
      ],
      postBodyTags: [{tagName: 'script', innerHTML: inlineScript()}],
    }),
    async postBuild({outDir, routesPaths, routes: tree}) {
      const manifest = await readJson<ClientManifest>('client-manifest.json');
      const routes = await readJson<RouteChunks>('routesChunkNames.json');
      const chunksOf = createChunkFinder(layoutPaths(tree), routes, manifest);
      const menu = menuScript();
      await writeFile(path.join(outDir, menu.address), menu.code);
      for (const route of routesPaths) {
        const file = path.join(outDir, route.endsWith('.html') ? route : path.join(route, 'index.html'));
        const html = await readFile(file, 'utf8');
        const meta = `<meta name="boot-ahead" content="${[menu.address, ...chunksOf(route)].join(' ')}">`;
        const named = html.replace(/(?=<meta name="?boot-script"?)/, () => meta);
        // Other plugins read the pages at the same time: they find the whole file, whichever.
        await writeFile(`${file}.new`, withOptionalTags(named));
        await rename(`${file}.new`, file);
      }
    },
    getPathsToWatch: () => [path.join(__dirname, 'inline.ts')],
  };
}
