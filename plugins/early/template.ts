import {START_SCRIPT} from '../../lib/earlyNames';

/** When React starts: at the reader's first sign of wanting more than to read, or as soon as the page has loaded. */
export type Start = 'intent' | 'load';

/** The link to the next page of the docs: a reader who sees or nearly touches it is likely to go on. */
const next = [{where: {selector_matches: '.pagination-nav__link--next'}, eagerness: 'eager'}];

/**
 * Has the browser fetch a page when the pointer rests on a link to it, and render the next page of the docs ahead, so that it is
 * there at once; where the browser saves memory or data it fetches that one only.
 */
const speculation = JSON.stringify({
  prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}, ...next],
  prerender: next,
});

/** How a page names one of React's scripts: with 'intent' only by name, for start.ts to run it. */
const script: Record<Start, string> = {
  intent: `<meta name="${START_SCRIPT}" content="<%= it.baseUrl %><%= script %>" />`,
  load: '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
};

/**
 * The framework's template (3.6.1), with the scripts of the given start and with speculation rules. Of the scripts at the top
 * of the body only the last is left, address.ts: it does what the framework's are for.
 */
export const createTemplate = (start: Start): string => `<!DOCTYPE html>
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
      ${script[start]}
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.slice(it.preBodyTags.lastIndexOf('<script>')) %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <script type="speculationrules">${speculation}</script>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
