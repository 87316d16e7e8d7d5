/**
 * How the site is known: its colors and its mark. Cards are drawn with these, and `npm run identity` makes the logos,
 * icons, the picture for link previews and the manifest of them.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {markParts} from './mark';

/** The stylesheet that the colors are written in. */
export const tokensFile = 'src/css/tokens.css';

/** The site's colors that pictures have, by what comes after `--holos-` in the stylesheet. */
const names = [
  'paper',
  'ink',
  'ink-soft',
  'line-strong',
  'marigold',
  'marigold-wash',
  'blue',
  'navy',
] as const;

export type Colors = Record<(typeof names)[number], string>;

/**
 * Reads the colors of a mode from the stylesheet of a site's folder.
 *
 * @throws Error that names a color that the file lacks
 */
export function readColors(siteDir: string, mode: 'light' | 'dark' = 'light'): Colors {
  const css = readFileSync(path.join(siteDir, tokensFile), 'utf8');
  const dark = css.indexOf("[data-theme='dark']");
  const rules = mode === 'light' ? css.slice(0, dark < 0 ? undefined : dark) : css.slice(dark);
  const entries = names.map((name) => {
    const [, color] = new RegExp(`--holos-${name}: *(#[\\da-f]{6});`).exec(rules) ?? [];
    if (!color) {
      throw new Error(`${tokensFile}: no color --holos-${name} in the ${mode} mode, which pictures have`);
    }
    return [name, color];
  });
  return Object.fromEntries(entries) as Colors;
}

/** The mark as elements of SVG, in the colors of a mode. */
export const mark = (colors: Colors): string =>
  markParts.map(({color, path: shape}) => `<path fill="${colors[color]}" d="${shape}"/>`).join('');

/** The icon of a browser's tab as an address: it is smaller than asking for it. */
export function tabIcon(siteDir: string): string {
  const svg = readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
  const line = svg.replace(/>\s+</g, '><').trim().replace(/"/g, "'");
  return `data:image/svg+xml,${line.replace(/[<>#%]/g, encodeURIComponent)}`;
}
