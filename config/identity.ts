/**
 * How the site is known: its colors and its mark. Cards are drawn with these, and `npm run identity` makes the logos,
 * icons, the picture for link previews and the manifest of them.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

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

/**
 * The three parts of the mark, in a square of 64: one disc, and the gaps in it draw the letter h. The disc is part of
 * the shapes; cut out by a circle, they took several times as long to draw as the rest of a card.
 */
export const markParts = [
  {name: 'left', color: 'blue', path: 'M20 3.417A31 31 0 0 0 20 60.583Z'},
  {name: 'outer', color: 'navy', path: 'M26 1.586A31 31 0 0 1 48 58.552V39A14 14 0 0 0 26 27.69Z'},
  {name: 'inner', color: 'marigold', path: 'M26 62.414V39A8 8 0 0 1 42 39V61.343A31 31 0 0 1 26 62.414Z'},
] as const;

/** The mark as elements of SVG, in the colors of a mode. */
export const mark = (colors: Colors): string =>
  markParts.map(({color, path: shape}) => `<path fill="${colors[color]}" d="${shape}"/>`).join('');
