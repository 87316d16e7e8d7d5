/** The pictures that link previews show of articles. */
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Article} from '../plugins/engine/finishedPage';
import {mark, readColors} from './identity';
import {siteDir} from './pages';
import {site} from './site';
import {unreleased} from './versions';

const parts: Record<string, string> = {tutorial: 'Tutorial', topics: 'Topics', api: 'API reference'};

const colors = readColors(siteDir);
const covers = path.join(siteDir, 'src/components/Cover');

/** The color that a value names, in the light mode: `var(--holos-mark-left, var(--holos-blue))` → `#3f68b8` */
const withColors = (css: string): string =>
  css
    .replace(/var\(--[\w-]+, (var\([^()]*\))\)/g, '$1')
    .replace(/var\(--holos-([\w-]+)\)/g, (value, name: keyof typeof colors) => colors[name] ?? value);

const [COVER_WIDTH, COVER_HEIGHT] = [704, 370];

/** How much of a cover's width its card shows, which is higher than wide. */
const SHOWN = (COVER_HEIGHT * 360) / 630;

/**
 * The part of a post's cover that its card shows, with its styles. A drawing says by `data-middle` where the middle of that part
 * is, if it isn't its own: `/blog/announcing-holos/` → `<svg viewBox="434 0 211 370" …><style>…`
 */
function coverOf(permalink: string): string {
  const own = path.join(covers, `${path.basename(permalink)}.svg`);
  const drawing = readFileSync(existsSync(own) ? own : path.join(covers, 'default.svg'), 'utf8');
  const middle = Number(/data-middle="(\d+)"/.exec(drawing)?.[1] ?? COVER_WIDTH / 2);
  const styles = withColors(readFileSync(path.join(covers, 'cover.css'), 'utf8'));
  return drawing.replace(
    /viewBox="[^"]*"([^>]*)>/,
    `viewBox="${middle - SHOWN / 2} 0 ${SHOWN} ${COVER_HEIGHT}"$1><style>${styles}</style>`,
  );
}

function card({id, section, title, description, day}: Article) {
  if (day) {
    const edition = new Date(day).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});
    return {title, section: 'Blog', description, edition, cover: coverOf(id)};
  }
  const isMarked = section === unreleased.path;
  const [folder = '', ...below] = id.split('/');
  const part = below.length > 0 ? parts[folder] : undefined;
  return {
    title,
    section: part && part !== title ? `Docs · ${part}` : 'Docs',
    description,
    edition: isMarked ? `${section} · unreleased` : section,
    isMarked,
  };
}

const {resolve} = createRequire(__filename);

/** The files of an alphabet of a font, by weight. */
const font = (name: string, alphabet: string) => ({
  400: resolve(`@fontsource/${name}/files/${name}-${alphabet}-400-normal.woff`),
  700: resolve(`@fontsource/${name}/files/${name}-${alphabet}-700-normal.woff`),
});

/** The one file of a font of symbols. */
const symbols = (name: string, part: string) => ({
  400: resolve(`@fontsource/${name}/files/${name}-${part}-400-normal.woff`),
});

export const cardOptions = {
  folder: '/cards/',
  name: site.title,
  address: new URL(site.url).host,
  mark: mark(colors),
  colors: {
    paper: colors.paper,
    ink: colors.ink,
    softInk: colors['ink-soft'],
    line: colors['line-strong'],
    markedLine: colors.marigold,
    markedPaper: colors['marigold-wash'],
  },
  fonts: font('bricolage-grotesque', 'latin'),
  fallbacks: [
    ...['latin-ext', 'vietnamese'].map((alphabet) => font('bricolage-grotesque', alphabet)),
    ...['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map((alphabet) => font('noto-sans', alphabet)),
    symbols('noto-sans-math', 'latin'),
    symbols('noto-sans-symbols-2', 'symbols'),
  ],
  card,
  // Pages that aren't articles show it: the home page, lists, the search.
  site: {
    file: '/img/social-card.png',
    title: site.headline,
    description: site.tagline,
    section: '',
    edition: `Version ${site.release.version}`,
  },
};
