import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The site's colors that cards have. */
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
 * Reads the colors of the light mode, which src/css/tokens.css defines as `--holos-NAME`.
 *
 * @throws Error that names a color that the file lacks
 */
export function readColors(siteDir: string): Colors {
  const file = 'src/css/tokens.css';
  const css = readFileSync(path.join(siteDir, file), 'utf8');
  const entries = names.map((name) => {
    // The first definition is that of the light mode.
    const [, color] = new RegExp(`--holos-${name}: *(#[\\da-f]{6});`).exec(css) ?? [];
    if (!color) {
      throw new Error(`${file}: no color --holos-${name}, which cards have`);
    }
    return [name, color];
  });
  return Object.fromEntries(entries) as Colors;
}
