/** Pictures with text in them. The text becomes paths, so that no font of the machine has a say. */
import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';

/** An element as satori takes it. */
export interface Box {
  type: 'div';
  props: object;
}

/** An element with styles of CSS, a flexible box, and what is in it. */
export function box(style: object, ...children: (Box | string)[]): Box {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

const font = (weight: 400 | 700) => ({
  name: 'Inter',
  weight,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
});

const fonts = [font(400), font(700)];

/**
 * Draws a picture as PNG.
 *
 * @param above elements of SVG that lie over the layout
 */
export async function drawPng(
  layout: Box,
  size: {width: number; height: number},
  above: string,
): Promise<Buffer> {
  const svg = await satori(layout as Parameters<typeof satori>[0], {...size, fonts});
  return new Resvg(svg.replace(/(?=<\/svg>$)/, above), {font: {loadSystemFonts: false}}).render().asPng();
}
