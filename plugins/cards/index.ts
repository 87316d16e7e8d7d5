import {createHash} from 'node:crypto';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {version} from '@resvg/resvg-js/package.json';
import pLimit from 'p-limit';
import {decodePath} from '../kit/addresses';
import {metaContent} from '../kit/html';
import {call, checkOptions, keysOf, Joi, text} from '../kit/options';
import type {Article, FinishedSite, Step} from '../kit/step';
import {cardSvg, type Card, type Look} from './picture';

interface Options extends Look {
  /** Folder of the cards under the base URL: `/cards/`. */
  folder: string;
  card: (article: Article) => Card;
}

const schema = keysOf<Options>({
  folder: text.required().pattern(/^\/(?:.+\/)?$/, 'a path with slashes around it'),
  card: call.required(),
  name: text.required(),
  address: text.required(),
  mark: text.required(),
  colors: keysOf<Look['colors']>({
    paper: text.required(),
    ink: text.required(),
    softInk: text.required(),
    line: text.required(),
    markedLine: text.required(),
    markedPaper: text.required(),
  }).required(),
  fonts: keysOf<Look['fonts']>({400: text.required(), 700: text.required()}).required(),
  fallbacks: Joi.array().items(keysOf<Look['fonts']>({400: text, 700: text})),
});

/** Draws in another thread. */
async function drawPng(svg: string): Promise<Buffer> {
  const picture = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return picture.asPng();
}

/** Writes the PNG of a drawing, or copies it from the cache by the hash of the drawing and the program. */
async function writeCard(cache: string, svg: string, target: string): Promise<void> {
  const kept = path.join(cache, createHash('sha256').update(version).update(svg).digest('hex'));
  await mkdir(path.dirname(target), {recursive: true});
  try {
    await copyFile(kept, target);
  } catch {
    const png = await drawPng(svg);
    await writeFile(target, png);
    // A build can be interrupted or run next to another one, so cached files are written atomically.
    await writeFile(`${kept}.${process.pid}`, png);
    await rename(`${kept}.${process.pid}`, kept);
  }
}

/** Draws the picture that previews of links show, for each page whose `og:image` is in the folder; see README.md. */
export function cards(options: Options): Step {
  const {folder, card, ...look} = checkOptions('cards', schema, options);
  const wanted = new Map<string, Article>();
  const drawings: Promise<unknown>[] = [];
  // More threads than cores would only take memory.
  const limit = pLimit(os.availableParallelism());

  async function draw(file: string, article: Article, {siteDir, outDir}: FinishedSite): Promise<void> {
    const cache = path.join(siteDir, 'node_modules', '.cache', 'cards');
    try {
      await mkdir(cache, {recursive: true});
      await writeCard(cache, await cardSvg(card(article), look), path.join(outDir, file));
    } catch (error) {
      throw new Error(`${article.source}: its card can't be drawn: ${String(error)}`, {cause: error});
    }
  }

  return {
    name: 'cards',
    page({article, tree, site}) {
      const image = metaContent(tree, 'og:image') ?? '';
      if (!image.startsWith(site.url + folder)) {
        return;
      }
      const file = decodePath(image.slice(site.url.length));
      const other = wanted.get(file);
      if (!article || other) {
        throw new Error(
          `${image} is ${other ? `also the card of ${other.source}` : "a card, but the page isn't an article"}`,
        );
      }
      wanted.set(file, article);
      const drawing = limit(() => draw(file, article, site));
      // `site` reports an error; without a handler, it would end the process before.
      drawing.catch(() => {});
      drawings.push(drawing);
    },
    async site() {
      await Promise.all(drawings);
    },
  };
}
