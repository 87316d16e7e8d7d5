import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {TAP_WAITS} from '../../engine/dom';
import {checkPages, type Options} from './options';

export {hovercardFiles} from './files';
export {linkNames} from './linkNames';

/**
 * Shows the beginning of an explanation at links to it; `hovercardFiles` writes the cards, and `linkNames` adds links. See README.md.
 */
export default function hovercards(options: Options) {
  const {pages} = checkPages('hovercards', options);
  return (): Plugin => ({
    name: 'hovercards',
    contentLoaded: ({actions}) => actions.setGlobalData(pages.source),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: TAP_WAITS, content: pages.source}}],
    }),
    getClientModules: () =>
      ['../../engine/controls.css', 'hovercards.css', 'client/index.ts'].map((file) =>
        path.join(__dirname, file),
      ),
  });
}
