import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {ANNOUNCEMENT_META} from '../../lib/earlyNames';
import {compileScript} from './compile';
import {createTemplate, type Start} from './template';

/** Hides what does nothing without JavaScript: buttons but those that open a popover, and forms, which ask the search. */
const noScriptStyle = '<style>button:not([popovertarget]),form{display:none!important}</style>';

/** The inline scripts, as text. */
interface Scripts {
  address: string;
  page: string;
}

function createPlugin({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;

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
    plugin: createPlugin,
    ssrTemplate: createTemplate(start),
  };
}
