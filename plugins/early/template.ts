import {START_SCRIPT} from '../../lib/earlyNames';

/** When React starts: at the reader's first sign of wanting more than to read, or as soon as the page has loaded. */
export type Start = 'intent' | 'load';

/** Prefetches a page when the pointer rests on a link to it, and the next page of the docs at once. */
const speculation = JSON.stringify({
  prefetch: [
    {where: {href_matches: '/*'}, eagerness: 'moderate'},
    {where: {selector_matches: '.pagination-nav__link--next'}, eagerness: 'eager'},
  ],
});

/** How a page names one of React's scripts: with 'intent' only by name, for start.ts to run it. */
const script: Record<Start, string> = {
  intent: `<meta name="${START_SCRIPT}" content="<%= it.baseUrl %><%= script %>" />`,
  load: '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
};

/** The framework's template (3.6.1), with the scripts of the given start and with speculation rules. */
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
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <script type="speculationrules">${speculation}</script>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
