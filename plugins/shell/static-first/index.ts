import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Capability} from '../../engine/capability';
import {inlineScript} from '../../engine/inlineScript';
import {ANNOUNCEMENT} from './names';
import {redirectWithoutScript} from './redirectWithoutScript';
import {delayReact} from './delayReact';

/** Hides controls that need a script: buttons except those that open a popover, and forms. */
const noScriptStyle = '<style>button:not([popovertarget]),form{display:none!important}</style>';

/** The id that the framework gives the part below the navbar. */
const CONTENT = '#__docusaurus_skipToContent_fallback';

/** Without it, a slow machine paints half of the navbar, whose parts move when the rest arrives. */
const wholeNavbar = {tagName: 'link', attributes: {rel: 'expect', href: CONTENT, blocking: 'render'}};

/** The link to the next page of the docs, which a reader who sees it is likely to follow. */
const next = [{where: {selector_matches: '.pagination-nav__link--next'}, eagerness: 'eager'}];

/** The browser prefetches a page when the pointer rests on its link, and prerenders the next page of the docs. */
const speculationRules = {
  prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}, ...next],
  prerender: next,
};

const file = (name: string) => path.join(__dirname, name);

/**
 * Makes pages work before and without React: menus, folds, contents, color mode and announcement use HTML and the
 * scripts of page/, also after React starts, which it delays. See README.md.
 */
export function staticFirst(): Capability {
  return {
    name: 'static-first',
    client: ['menus.css', 'phone-menu.css', 'contents.css'].map(file),
    script: file('page/index.ts'),
    theme: file('theme'),
    plugin: ({siteConfig}) => ({
      loadContent: () => inlineScript(file('page/address.ts')),
      injectHtmlTags({content}) {
        const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
        return {
          headTags: [
            // The preview's documents have no content before React renders it.
            ...(process.env.NODE_ENV === 'production' ? [wholeNavbar] : []),
            {tagName: 'noscript', innerHTML: noScriptStyle},
            {tagName: 'meta', attributes: {name: ANNOUNCEMENT, content: announcementBar?.id ?? ''}},
          ],
          preBodyTags: [{tagName: 'script', innerHTML: content as string}],
          postBodyTags: [
            {
              tagName: 'script',
              attributes: {type: 'speculationrules'},
              innerHTML: JSON.stringify(speculationRules),
            },
          ],
        };
      },
      async contentLoaded({actions}) {
        await actions.createData('preferred.json', {text: await inlineScript(file('page/preferred.ts'))});
      },
      getPathsToWatch: () => [file('{folds,page/*}.ts')],
    }),
    page(page) {
      redirectWithoutScript(page);
      delayReact(page);
    },
  };
}
