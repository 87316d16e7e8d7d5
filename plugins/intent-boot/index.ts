import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {transformSync} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';

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
 * Starts React on the reader's first sign of wanting more than to read (see inline.ts). plugins/finish names in each
 * page the chunks that it will need then.
 */
export default function intentBoot({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'intent-boot',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'meta', attributes: {name: 'announcement-id', content: announcementBar?.id ?? ''}},
      ],
      postBodyTags: [{tagName: 'script', innerHTML: inlineScript()}],
    }),
    async postBuild({outDir}) {
      const {address, code} = menuScript();
      await writeFile(path.join(outDir, address), code);
    },
    getPathsToWatch: () => [path.join(__dirname, 'inline.ts')],
  };
}
