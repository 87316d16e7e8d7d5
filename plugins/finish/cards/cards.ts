/** Pictures that link previews show: one for each page of the docs and each post. */
import {readFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {readColors} from '../../../config/identity';
import {ContentCache} from '../../../lib/contentCache';
import type {Article} from '../../articles';
import {HELPERS, help, inTurn} from '../helpers';
import {cardFor, type Card} from './card';

/** Cards at each helping process: while the bundler has this thread, for seconds, nobody sends another one. */
const AHEAD = 16;

/** The cards of a site. */
export interface Cards {
  /** Starts to draw the cards that no former build has drawn. */
  start(articles: readonly Article[]): void;
  /**
   * Draws what is left to draw, and puts all cards into the built site.
   *
   * @throws Error that names the card that cannot be drawn
   */
  write(articles: readonly Article[], outDir: string): Promise<void>;
}

/** @param siteDir absolute path of the site's folder */
export function createCards(siteDir: string): Cards {
  const cache = new ContentCache(siteDir, 'cards');
  const colors = readColors(siteDir);
  const program = ['plugins/finish/cards/picture.ts', 'lib/typeset.ts', 'config/identity.ts']
    .map((file) => readFileSync(path.join(siteDir, file), 'utf8'))
    .join();
  const keyOf = (card: Card) => [program, JSON.stringify({card, colors})];
  let started: Promise<void> | undefined;
  /** The cards that nobody has begun to draw. */
  let queue = [].values() as IterableIterator<Card>;

  /** Draws one card after the other until the queue is empty. */
  async function drawNext(): Promise<void> {
    for (const card of queue) {
      await cache.keep(keyOf(card), Buffer.from(await help('card', {card, colors})));
    }
  }

  async function draw(articles: readonly Article[]): Promise<void> {
    const cards = articles.map(cardFor);
    const known = await Promise.all(cards.map((card) => cache.has(keyOf(card))));
    queue = cards.filter((_, index) => !known[index]).values();
    // Beside the build itself, which is one thread for most of its time.
    await Promise.all(Array.from({length: AHEAD * HELPERS}, drawNext));
    // What draws takes much memory, and the end of a build needs most of it.
    help.end();
  }

  function start(articles: readonly Article[]): void {
    started = draw(articles);
    // `write` reports the error.
    started.catch(() => undefined);
  }

  return {
    start,
    async write(articles, outDir) {
      if (!started) {
        start(articles);
      }
      await Promise.all([started, ...Array.from({length: HELPERS}, drawNext)]);
      const folders = new Set(articles.map(({card}) => path.dirname(path.join(outDir, card))));
      await Promise.all([...folders].map((folder) => mkdir(folder, {recursive: true})));
      await inTurn(articles, HELPERS, (article) =>
        cache.copy(keyOf(cardFor(article)), path.join(outDir, article.card)),
      );
    },
  };
}
