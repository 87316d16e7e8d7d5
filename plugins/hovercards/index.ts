import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {PAGES} from './names';

export {hovercardFiles} from './cards';
export {linkNames} from './linkNames';

/**
 * Shows the beginning of an explanation at links to it; `hovercardFiles` writes the cards, and `linkNames` adds links. See README.md.
 */
export default function hovercards({pages}: {pages: RegExp}) {
  return (): Plugin => ({
    name: 'hovercards',
    injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: PAGES, content: pages.source}}]}),
    getClientModules: () => ['hovercards.css', 'client/index.ts'].map((file) => path.join(__dirname, file)),
  });
}
