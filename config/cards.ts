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
const font = (weight: number) =>
  createRequire(__filename).resolve(
    `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`,
  );

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
  fonts: {400: font(400), 700: font(700)},
  card,
};
