import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageBootScript} from './script';

/** Without JavaScript no button does anything: none of them takes a place that a reader would try. */
const noScriptStyle = '<style>button{visibility:hidden!important}</style>';

/** Adds the boot script to every page, after the theme's own scripts. */
export default function pageBoot({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'page-boot',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'noscript', innerHTML: noScriptStyle}],
      preBodyTags: [{tagName: 'script', innerHTML: pageBootScript(announcementBar?.id ?? '')}],
    }),
  };
}
