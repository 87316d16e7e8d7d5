import {createHash} from 'node:crypto';
import {copyFileSync, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {version} from '@resvg/resvg-js/package.json';
import {metaContent} from '../kit/html';
import type {Article, Step} from '../kit/step';
import {cardSvg, type Card, type Look} from './picture';

interface Options extends Look {
  /** Folder of the cards under the base URL: `/cards/`. */
  folder: string;
  card: (article: Article) => Card;
}

export function drawPng(svg: string): Buffer {
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}

/** Writes the PNG of a drawing, or copies it from the cache by the hash of the drawing and the program. */
function writeCard(cache: string, svg: string, target: string): void {
  const kept = path.join(cache, createHash('sha256').update(version).update(svg).digest('hex'));
  mkdirSync(path.dirname(target), {recursive: true});
  try {
    copyFileSync(kept, target);
  } catch {
    const png = drawPng(svg);
    writeFileSync(target, png);
    // A build can be interrupted or run next to another one, so cached files are written atomically.
    writeFileSync(`${kept}.${process.pid}`, png);
    renameSync(`${kept}.${process.pid}`, kept);
  }
}

export function cards({folder, card, ...look}: Options): Step {
  const wanted = new Map<string, Article>();
  return {
    name: 'cards',
    page({article, tree, site}) {
      const image = metaContent(tree, 'og:image') ?? '';
      if (!image.startsWith(site.url + folder)) {
        return;
      }
      const file = image.slice(site.url.length);
      const other = wanted.get(file);
      if (!article || other) {
        throw new Error(
          `${image} is ${other ? `also the card of ${other.source}` : "a card, but the page isn't an article"}`,
        );
      }
      wanted.set(file, article);
    },
    async site({siteDir, outDir}) {
      const cache = path.join(siteDir, 'node_modules', '.cache', 'cards');
      mkdirSync(cache, {recursive: true});
      for (const [file, article] of wanted) {
        try {
          writeCard(cache, await cardSvg(card(article), look), path.join(outDir, file));
        } catch (error) {
          throw new Error(`${article.source}: its card can't be drawn: ${String(error)}`, {cause: error});
        }
      }
    },
  };
}
