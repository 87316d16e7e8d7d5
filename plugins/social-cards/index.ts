import {readFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unreleased} from '../../config/versions';
import {articlesOf, type Article} from '../articles';
import {longDay} from '../../lib/dates';
import {ContentCache} from '../../lib/contentCache';
import {drawCards} from './draw';

/** What a card says. */
export interface Card {
  title: string;
  /** The part of the site that the page belongs to. */
  section: string;
  description: string;
  /** Version of the docs, or the day of a post. */
  edition: string;
  isUnreleased: boolean;
}

const parts: Record<string, string> = {tutorial: 'Tutorial', topics: 'Topics', api: 'API reference'};

/** What the card of a page says of it. */
export function cardFor({route, section, title, description, day}: Article): Card {
  if (section === 'blog') {
    const edition = longDay(new Date(day ?? 0));
    return {title, section: 'Blog', description, edition, isUnreleased: false};
  }
  const isUnreleased = section === unreleased.path;
  const part = parts[route.split('/')[3] ?? ''];
  return {
    title,
    section: part && part !== title ? `Docs · ${part}` : 'Docs',
    description,
    edition: isUnreleased ? `${section} · unreleased` : section,
    isUnreleased,
  };
}

/** All that a card is made of beside its words: a change to it draws every card anew. */
const drawing = ['worker.mjs', 'png.mjs'].map((file) => readFileSync(path.join(__dirname, file), 'utf8'));

/** Draws for each page of the docs and each post the picture that link previews show of it. */
export default function socialCards({siteDir}: LoadContext): Plugin {
  const cache = new ContentCache(siteDir, 'cards');
  const keyOf = (card: Card) => [...drawing, JSON.stringify(card)];
  let pages: Article[] = [];
  let drawn: Promise<void> | undefined;

  async function drawMissing(): Promise<void> {
    const cards = pages.map(cardFor);
    const known = await Promise.all(cards.map((card) => cache.has(keyOf(card))));
    const missing = cards.filter((_, index) => !known[index]);
    await drawCards(missing, (card, png) => cache.keep(keyOf(card), png));
  }

  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      pages = articlesOf(allContent);
      if (process.env.NODE_ENV === 'production') {
        // Words are all it takes: the workers draw while the pages are made, much of which a single thread does.
        drawn = drawMissing();
        // If it fails, postBuild says so.
        drawn.catch(() => undefined);
      }
    },
    async postBuild({outDir}) {
      await (drawn ?? drawMissing());
      for (const page of pages) {
        const target = path.join(outDir, page.card ?? '');
        await mkdir(path.dirname(target), {recursive: true});
        await cache.copy(keyOf(cardFor(page)), target);
      }
    },
  };
}
