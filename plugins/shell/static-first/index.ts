import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Capability} from '../../engine/capability';
import type {FinishedPage} from '../../engine/finishedPage';
import {metaContent} from '../../engine/html';
import {inlineScript} from '../../engine/inlineScript';
import {Name} from '../../engine/names';
import {delayReact} from './delayReact';
import {ANNOUNCEMENT, IDLE_RULES, MENU_ID} from './names';

/** Hides what needs a script: buttons except those that open a popover, and forms. Shows all tabs. A page stays still behind its menu. */
const noScriptStyle =
  '<style>button:not([popovertarget]),form{display:none!important}[role=tabpanel]{display:block}body:has(:popover-open){overflow:hidden}</style>';

/**
 * Blocks rendering until the phone's menu, the end of the navbar. A slow machine would paint half of the navbar, whose parts would move.
 * The browser waits for the end of the element, so the content, whose end is that of the page, would delay the first paint.
 */
const blockUntilContent = {
  tagName: 'link',
  attributes: {rel: 'expect', href: `#${MENU_ID}`, blocking: 'render'},
};

/** Matches the link to the next page of the docs, which readers are likely to follow. */
const nextPageRules = [{where: {selector_matches: '.pagination-nav__link--next'}, eagerness: 'eager'}];

/** The browser prefetches a page when the pointer rests on its link, and prerenders the next page of the docs. */
const speculationRules = {
  prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}, ...nextPageRules],
  prerender: nextPageRules,
};

/** Makes `<meta name="redirect">` work without scripts, because the framework (3.6.1) writes no `<noscript>` into the head. */
function redirectWithoutScript({tree, appendToHead}: FinishedPage): void {
  const address = metaContent(tree, Name.Redirect);
  if (address) {
    appendToHead(`<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`);
  }
}

export interface Options {
  /** The most links of a sidebar that each page contains whole. In a longer one, closed categories have no entries until they open. */
  wholeSidebar: number;
}

const file = (name: string) => path.join(__dirname, name);

/**
 * Makes pages work before and without React, whose start it delays: menus, folds, contents, color mode and announcement use HTML and the
 * scripts of page/, also after React starts. See README.md of the room.
 */
export function staticFirst(options: Options): Capability {
  return {
    name: 'static-first',
    client: [
      ...['client/failure.ts', 'client/hydrate.ts'],
      ...['menus.css', 'phone-menu.css', 'contents.css', 'later.css'],
    ].map(file),
    script: file('page/index.ts'),
    theme: file('theme'),
    plugin: ({siteConfig}) => ({
      loadContent: () => inlineScript(file('page/address.ts')),
      contentLoaded: async ({actions}) => actions.setGlobalData(options),
      injectHtmlTags({content}) {
        const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
        return {
          headTags: [
            // The preview's documents have no content before React renders it.
            ...(process.env.NODE_ENV === 'production' ? [blockUntilContent] : []),
            {tagName: 'noscript', innerHTML: noScriptStyle},
            {tagName: 'meta', attributes: {name: ANNOUNCEMENT, content: announcementBar?.id ?? ''}},
          ],
          preBodyTags: [{tagName: 'script', innerHTML: content as string}],
          postBodyTags: [
            {
              tagName: 'script',
              attributes: {type: IDLE_RULES},
              innerHTML: JSON.stringify(speculationRules),
            },
          ],
        };
      },
      getPathsToWatch: () => [file('page/*.ts'), file('../target.ts')],
    }),
    page(page) {
      redirectWithoutScript(page);
      delayReact(page);
    },
  };
}
