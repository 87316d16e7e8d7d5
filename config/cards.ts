/** The pictures that link previews show of articles. */
import {createRequire} from 'node:module';
import type {Article} from '../plugins/kit/step';
import {mark, readColors} from './identity';
import {siteDir} from './pages';
import {site} from './site';
import {unreleased} from './versions';

const parts: Record<string, string> = {tutorial: 'Tutorial', topics: 'Topics', api: 'API reference'};

function card({id, section, title, description, day}: Article) {
  if (day) {
    const edition = new Date(day).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});
    return {title, section: 'Blog', description, edition};
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

const colors = readColors(siteDir);
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
};
