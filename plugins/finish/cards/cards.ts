/** Pictures that link previews show: one for each page of the docs and each post. */
import {readFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {ContentCache} from '../../../lib/contentCache';
import type {Article} from '../../articles';
import {HELPERS, helpLater, inTurn} from '../helpers';
import {cardFor, type Card} from './card';
import {readColors} from './colors';

/** The cards of a site. */
export interface Cards {
  /** Starts to draw the cards that no former build has drawn. */
  draw(articles: readonly Article[]): Promise<void>;
  /** Puts the drawn cards into the built site. */
  write(articles: readonly Article[], outDir: string): Promise<void>;
}

/** @param siteDir absolute path of the site's folder */
export function createCards(siteDir: string): Cards {
  const cache = new ContentCache(siteDir, 'cards');
  const colors = readColors(siteDir);
  const program = readFileSync(path.join(__dirname, 'picture.ts'), 'utf8');
  const keyOf = (card: Card) => [program, JSON.stringify({card, colors})];
  return {
    async draw(articles) {
      const cards = articles.map(cardFor);
      const known = await Promise.all(cards.map((card) => cache.has(keyOf(card))));
      const missing = cards.filter((_, index) => !known[index]);
      await inTurn(missing, HELPERS, async (card) => {
        await cache.keep(keyOf(card), Buffer.from(await helpLater('card', {card, colors})));
      });
    },
    async write(articles, outDir) {
      const folders = new Set(articles.map(({card}) => path.dirname(path.join(outDir, card))));
      await Promise.all([...folders].map((folder) => mkdir(folder, {recursive: true})));
      await inTurn(articles, 8, (article) =>
        cache.copy(keyOf(cardFor(article)), path.join(outDir, article.card)),
      );
    },
  };
}
