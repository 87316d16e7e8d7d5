import {createHash, randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {version as resvg} from '@resvg/resvg-js/package.json';
import {version as satori} from 'satori/package.json';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, MarkdownConfig} from '@docusaurus/types';
import type {Tinypool} from 'tinypool';
import {decodePath, encodePath} from '../../engine/addresses';
import {metaContent} from '../../engine/html';
import {call, checkOptions, keysOf, Joi, text} from '../../engine/options';
import {loadPackage} from '../../engine/loadPackage';
import {memoizeWeak} from '../../engine/memoizeWeak';
import type {Capability} from '../../engine/capability';
import type {Article, FinishedSite} from '../../engine/finishedPage';
import {cardPng, type Card, type Drawing, type Look, type Sheet} from './picture';

interface Options extends Look {
  /** Folder of the cards under the base URL: `/cards/`. */
  folder: string;
  card: (article: Article) => Card;
  /** The card of a page without a picture of its own, by the path of its Markdown: `/cards/glossary.png`. */
  cardOf?: (file: string) => string | undefined;
  /** The card of the site, with its address under the base URL: `/img/social-card.png`. */
  site?: Card & {file: string};
}

const schema = keysOf<Options>({
  folder: text.required().pattern(/^\/(?:.+\/)?$/, 'a path with slashes around it'),
  card: call.required(),
  cardOf: call,
  site: Joi.object<Card & {file: string}>({file: text.required(), title: text.required()}).unknown(),
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

const drawFile = path.join(__dirname, 'draw.mjs');

/** A thread that draws while pages are finished. One is enough, because a page takes longer than its card. */
function startThread(): Tinypool {
  const {Tinypool: Pool} = loadPackage('tinypool') as typeof import('tinypool');
  return new Pool({filename: drawFile, minThreads: 1, maxThreads: 1});
}

const contents = (files: readonly string[]) => files.map((file) => readFileSync(file, 'base64'));

/** What all pictures depend on: the look with its fonts, the code of the picture, and the programs that draw it. */
const basis = memoizeWeak((look: Look): Buffer => {
  const fonts = [look.fonts, ...(look.fallbacks ?? [])].flatMap((files) => Object.values(files));
  const parts = [resvg, satori, contents([path.join(__dirname, 'picture.ts'), drawFile, ...fonts]), look];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
});

/** Writes the picture of a card, or copies it from the cache by the hash of everything that it depends on. */
async function writeCard(
  cache: string,
  card: Card,
  look: Look,
  target: string,
  draw: (sheet: Sheet) => Promise<Drawing>,
): Promise<void> {
  const hash = createHash('sha256').update(basis(look)).update(JSON.stringify(card)).digest('hex');
  const kept = path.join(cache, hash);
  await mkdir(path.dirname(target), {recursive: true});
  try {
    await copyFile(kept, target);
  } catch {
    const png = await cardPng(card, look, draw);
    await writeFile(target, png);
    // A build can be interrupted or run next to another one, and two cards can be equal, so cached files are written atomically.
    const draft = `${kept}.${randomUUID()}`;
    await writeFile(draft, png);
    await rename(draft, kept);
  }
}

/** Names the card of each page in its front matter, and that of the site as its picture, with the size of all. */
function nameCards(config: Config, cardOf: Options['cardOf'], site?: {file: string}): Config {
  const parse: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
    const inner = config.markdown?.parseFrontMatter ?? params.defaultParseFrontMatter;
    const {frontMatter, ...rest} = await inner(params);
    // Previews get no unlisted page.
    const card = frontMatter.unlisted ? undefined : cardOf?.(params.filePath);
    return {...rest, frontMatter: {...(card !== undefined && {image: encodePath(card)}), ...frontMatter}};
  };
  const themeConfig = config.themeConfig as ThemeConfig;
  const size = [
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
  ];
  return {
    ...config,
    markdown: {...config.markdown, parseFrontMatter: parse},
    themeConfig: {
      ...themeConfig,
      ...(site && {image: site.file.slice(1)}),
      metadata: [...(themeConfig.metadata ?? []), ...size],
    },
  };
}

/** Draws the picture that previews of links show, for each page whose `og:image` is in the folder; see README.md. */
export function cards(options: Options): Capability {
  const {folder, card, cardOf, site: own, ...look} = checkOptions('cards', schema, options);
  const wanted = new Map<string, Article>();
  const drawings: Promise<unknown>[] = [];
  /** Starts with the first card that isn't in the cache. */
  let thread: Tinypool | undefined;

  function drawSheet(sheet: Sheet): Promise<Drawing> {
    thread ??= startThread();
    return thread.run(sheet) as Promise<Drawing>;
  }

  async function write(
    file: string,
    shown: Card,
    of: string,
    {siteDir, outDir}: FinishedSite,
  ): Promise<void> {
    const cache = path.join(siteDir, 'node_modules', '.cache', 'cards');
    try {
      await mkdir(cache, {recursive: true});
      await writeCard(cache, shown, look, path.join(outDir, file), drawSheet);
    } catch (error) {
      throw new Error(`${of}: its card can't be drawn: ${String(error)}`, {cause: error});
    }
  }

  return {
    name: 'cards',
    configure: (config) => nameCards(config, cardOf, own),
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
      const drawing = write(file, card(article), article.source, site);
      // `site` reports an error; without a handler, it would end the process before.
      drawing.catch(() => {});
      drawings.push(drawing);
    },
    async site(site) {
      if (own) {
        const {file, ...shown} = own;
        drawings.push(write(file, shown, file, site));
      }
      await Promise.all(drawings).finally(() => thread?.destroy());
    },
  };
}
