import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {inlineScript} from '../../engine/inlineScript';
import {ANNOUNCEMENT} from './names';

export {redirectWithoutScript} from './redirectWithoutScript';
export {startReact} from './startReact';

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

/**
 * Makes pages work before and without React: menus, folds, contents, color mode and announcement use HTML and the
 * scripts of page/, also after React starts. See README.md. The step `startReact` then delays React.
 */
export default function staticFirst({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const file = (name: string) => path.join(__dirname, name);
  // The preview's documents have no content before React renders it.
  const isBuild = process.env.NODE_ENV === 'production';

  return {
    name: 'static-first',
    async loadContent() {
      return {
        address: await inlineScript(file('page/address.ts')),
        controls: await inlineScript(file('page/index.ts')),
      };
    },
    injectHtmlTags({content}) {
      const scripts = content as {address: string; controls: string};
      return {
        headTags: [
          ...(isBuild ? [wholeNavbar] : []),
          {tagName: 'noscript', innerHTML: noScriptStyle},
          {tagName: 'meta', attributes: {name: ANNOUNCEMENT, content: announcementBar?.id ?? ''}},
        ],
        preBodyTags: [{tagName: 'script', innerHTML: scripts.address}],
        postBodyTags: [
          {
            tagName: 'script',
            attributes: {type: 'speculationrules'},
            innerHTML: JSON.stringify(speculationRules),
          },
          {tagName: 'script', innerHTML: scripts.controls},
        ],
      };
    },
    async contentLoaded({actions}) {
      await actions.createData('preferred.json', {text: await inlineScript(file('page/preferred.ts'))});
    },
    getThemePath: () => file('theme'),
    getClientModules: () =>
      ['../../engine/controls.css', 'menus.css', 'phone-menu.css', 'contents.css'].map(file),
    getPathsToWatch: () => [file('{folds,page/*}.ts')],
  };
}
