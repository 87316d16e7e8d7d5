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
import type {Capability} from '../../engine/capability';
import type {Article, FinishedSite} from '../../engine/finishedPage';
import {metaContent} from '../../engine/html';
import {loadPackage} from '../../engine/loadPackage';
import {call, checkOptions, keysOf, Joi, text} from '../../engine/options';
import {memoizeWeak} from '../../engine/memoizeWeak';
import {cardPng, type Card, type CardImage, type CardLayout, type CardStyle} from './picture';

interface Options extends CardStyle {
  /** Folder of the cards under the base URL: `/cards/`. */
  folder: string;
  card: (article: Article) => Card;
  /** The card of a page without a picture of its own, by the path of its Markdown: `/cards/glossary.png`. */
  imageFor?: (file: string) => string | undefined;
  /** The card of the site, with its address under the base URL: `/img/social-card.png`. */
  site?: Card & {file: string};
}

const schema = keysOf<Options>({
  folder: text.required().pattern(/^\/(?:.+\/)?$/, 'a path with slashes around it'),
  card: call.required(),
  imageFor: call,
  site: Joi.object<Card & {file: string}>({file: text.required(), title: text.required()}).unknown(),
  name: text.required(),
  address: text.required(),
  mark: text.required(),
  colors: keysOf<CardStyle['colors']>({
    paper: text.required(),
    ink: text.required(),
    softInk: text.required(),
    line: text.required(),
    markedLine: text.required(),
    markedPaper: text.required(),
  }).required(),
  fonts: keysOf<CardStyle['fonts']>({400: text.required(), 700: text.required()}).required(),
  fallbacks: Joi.array().items(keysOf<CardStyle['fonts']>({400: text, 700: text})),
});

const drawFile = path.join(__dirname, 'draw.mjs');

/** A thread that draws while pages are finished. One is enough, because a page takes longer than its card. */
function startThread(): Tinypool {
  const {Tinypool: Pool} = loadPackage('tinypool') as typeof import('tinypool');
  return new Pool({filename: drawFile, minThreads: 1, maxThreads: 1});
}

/** A hash of what all pictures depend on: the style with its fonts, the code that draws, and its packages. */
const hashStyle = memoizeWeak((style: CardStyle): Buffer => {
  const fonts = [style.fonts, ...(style.fallbacks ?? [])].flatMap((files) => Object.values(files));
  const files = [path.join(__dirname, 'picture.ts'), drawFile, ...fonts];
  const contents = files.map((file) => readFileSync(file, 'base64'));
  return createHash('sha256')
    .update(JSON.stringify([resvg, satori, contents, style]))
    .digest();
});

/** Sets the card of each page as the image in its front matter, the card of the site as the default, and the size of both. */
function nameCards(config: Config, imageFor: Options['imageFor'], site?: {file: string}): Config {
  const parse: NonNullable<MarkdownConfig['parseFrontMatter']> = async (params) => {
    const inner = config.markdown?.parseFrontMatter ?? params.defaultParseFrontMatter;
    const {frontMatter, ...rest} = await inner(params);
    // No card is drawn for an unlisted page.
    const card = frontMatter.unlisted ? undefined : imageFor?.(params.filePath);
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
  const {folder, card, imageFor, site: siteCard, ...style} = checkOptions('cards', schema, options);
  const articles = new Map<string, Article>();
  const writings: Promise<unknown>[] = [];
  /** Starts with the first card that isn't in the cache. */
  let thread: Tinypool | undefined;

  function draw(layout: CardLayout): Promise<CardImage> {
    thread ??= startThread();
    return thread.run(layout) as Promise<CardImage>;
  }

  /** Writes a card, or copies it from the cache by the hash of everything that it depends on. */
  async function write(file: string, shown: Card, {siteDir, outDir}: FinishedSite): Promise<void> {
    const hash = createHash('sha256').update(hashStyle(style)).update(JSON.stringify(shown)).digest('hex');
    const cached = path.join(siteDir, 'node_modules', '.cache', 'cards', hash);
    const target = path.join(outDir, file);
    await mkdir(path.dirname(cached), {recursive: true});
    await mkdir(path.dirname(target), {recursive: true});
    try {
      await copyFile(cached, target);
    } catch {
      const png = await cardPng(shown, style, draw);
      await writeFile(target, png);
      // A build can be interrupted or run next to another one, and two cards can be equal, so cached files are written atomically.
      const draft = `${cached}.${randomUUID()}`;
      await writeFile(draft, png);
      await rename(draft, cached);
    }
  }

  function startWriting(file: string, shown: Card, owner: string, site: FinishedSite): void {
    const writing = write(file, shown, site).catch((error: unknown) => {
      throw new Error(`${owner}: its card can't be drawn: ${String(error)}`, {cause: error});
    });
    // `site` reports an error; without a handler, it would end the process before.
    writing.catch(() => {});
    writings.push(writing);
  }

  return {
    name: 'cards',
    configure: (config) => nameCards(config, imageFor, siteCard),
    page({article, tree, site}) {
      const image = metaContent(tree, 'og:image') ?? '';
      if (!image.startsWith(site.url + folder)) {
        return;
      }
      const file = decodePath(image.slice(site.url.length));
      const other = articles.get(file);
      if (!article || other) {
        throw new Error(
          `${image} is ${other ? `also the card of ${other.source}` : `a card, but the page isn't an article: give it a picture outside of ${folder}`}`,
        );
      }
      articles.set(file, article);
      startWriting(file, card(article), article.source, site);
    },
    async site(site) {
      if (siteCard) {
        const {file, ...shown} = siteCard;
        startWriting(file, shown, file, site);
      }
      await Promise.all(writings).finally(() => thread?.destroy());
    },
  };
}
