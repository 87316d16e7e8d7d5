import path from 'node:path';
import {findArticle} from '../../engine/article';
import type {Capability} from '../../engine/capability';
import {TAP_WAITS} from '../../engine/dom';
import {extractCards} from './files';
import {CARDS} from './names';

export interface Options {
  /** Matches the addresses of the pages that explain terms and names. */
  pages: RegExp;
}

/** Shows the beginning of an explanation at links to it; see the README of the room. */
export function hovercards({pages}: Options): Capability {
  return {
    name: 'hovercards',
    client: ['hovercards.css', 'client/index.ts'].map((file) => path.join(__dirname, file)),
    plugin: () => ({
      injectHtmlTags: () => ({
        headTags: [{tagName: 'meta', attributes: {name: TAP_WAITS, content: pages.source}}],
      }),
    }),
    page({tree, route, write}) {
      if (pages.test(route)) {
        write(CARDS, JSON.stringify(extractCards(findArticle(tree).body)));
      }
    },
  };
}
