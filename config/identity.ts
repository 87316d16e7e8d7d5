/**
 * The site's colors and mark. `npm run icons` draws the icons and the pictures of link previews with them. Other drawings are made
 * manually, and identity.test.ts compares them.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {markParts} from './mark';
import {site} from './site';

/** Colors by the names of their custom properties without `--holos-`. */
type Colors = Readonly<Record<string, string>>;

/** Reads the light mode's colors, which come first in the stylesheet. */
export function readColors(siteDir: string): Colors {
  const css = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const colors = [...css.matchAll(/--holos-([\w-]+): *(#[\da-f]{6});/g)];
  return Object.fromEntries(colors.reverse().map(([, name, color]) => [name, color]));
}

export const drawMark = (colors: Colors): string =>
  markParts.map(({color, path: shape}) => `<path fill="${colors[color]}" d="${shape}"/>`).join('');

/** The icons of the site, for the head of every page. */
export const iconTags = (at: (path: string) => string): HtmlTagObject[] => [
  // At the root, because browsers request the icon of a feed or a text file there. The size lets browsers prefer the
  // next icon if they support SVG.
  {tagName: 'link', attributes: {rel: 'icon', href: at('/favicon.ico'), sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'icon', href: at('/img/favicon.svg'), type: 'image/svg+xml'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: at('/img/apple-touch-icon.png')}},
  {tagName: 'link', attributes: {rel: 'manifest', href: at('/manifest.webmanifest')}},
  // Browsers offer the search of the docs in their address bar.
  {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      href: at('/opensearch.xml'),
      title: site.title,
    },
  },
];
