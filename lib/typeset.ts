/** Text as paths of SVG, so that no font of the machine has a say, and pictures of it. */
import {Resvg} from '@resvg/resvg-js';
import {openSync, type Font, type Glyph} from 'fontkit';

/** How a text is set. */
export interface Type {
  weight: 400 | 700;
  /** Height of the type in pixels. */
  size: number;
  /** Between letters, as a share of the size. */
  spacing?: number;
}

/** Inter: how far its line goes above and below the baseline, as shares of the size. */
const ASCENT = 0.96875;
const DESCENT = 0.2412109375;

/** Height of a line of Inter that has no other. */
export const LINE = ASCENT + DESCENT;

/** From the top of a line to its baseline, as a share of the size. */
export const baseline = (line = LINE) => (line - LINE) / 2 + ASCENT;

const fonts = new Map<number, Font>();

/** @throws Error when the package of the font has no such weight */
function fontOf(weight: number): Font {
  const known = fonts.get(weight);
  if (known) {
    return known;
  }
  const font = openSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`));
  if (!('layout' in font)) {
    throw new Error(`The font of weight ${weight} is a collection of fonts.`);
  }
  fonts.set(weight, font);
  return font;
}

/** A word: the outlines of its letters, each with its place from the beginning, in units of the font. */
interface Word {
  letters: {outline: string; at: number}[];
  advance: number;
}

/** Outlines by weight and glyph. */
const outlines = new Map<string, string>();

function outlineOf({id, path}: Glyph, weight: number): string {
  const key = `${weight} ${id}`;
  const outline = outlines.get(key) ?? path.toSVG();
  outlines.set(key, outline);
  return outline;
}

/** Words by weight and text: many cards have the same ones, and to set them takes longer than to draw them. */
const words = new Map<string, Word>();

function wordOf(text: string, weight: number): Word {
  const key = `${weight} ${text}`;
  const known = words.get(key);
  if (known) {
    return known;
  }
  const font = fontOf(weight);
  for (const character of text) {
    if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) {
      throw new Error(`the font has no ${JSON.stringify(character)}`);
    }
  }
  // The alternates of the font, for arrows typed as text, take a third of the time.
  const {glyphs, positions} = font.layout(text, {calt: false});
  let advance = 0;
  const letters = glyphs.map((glyph, index) => {
    const {xAdvance = 0, xOffset = 0} = positions[index] ?? {};
    const at = advance + xOffset;
    advance += xAdvance;
    return {outline: outlineOf(glyph, weight), at};
  });
  const word = {letters, advance};
  words.set(key, word);
  return word;
}

/** The letters of a line, as those of a word, and where the line ends in pixels. */
function set(text: string, {weight, size, spacing = 0}: Type) {
  const {unitsPerEm} = fontOf(weight);
  const scale = size / unitsPerEm;
  let x = 0;
  const letters = text.split(/(?<= )/).flatMap((part) => {
    const word = wordOf(part, weight);
    const start = x;
    x += word.advance + word.letters.length * spacing * unitsPerEm;
    return word.letters.map(({outline, at}, index) => ({
      outline,
      at: start + at + index * spacing * unitsPerEm,
    }));
  });
  return {letters, scale, width: x * scale};
}

/** Width of a line in pixels. */
export const widthOf = (text: string, type: Type) => set(text, type).width;

/**
 * A line of text.
 *
 * @param x where it begins
 * @param y its baseline
 * @throws Error that names a character that the font lacks
 */
export function line(text: string, type: Type, color: string, x: number, y: number): string {
  const {letters, scale} = set(text, type);
  const paths = letters.map(
    ({outline, at}) => outline && `<path transform="translate(${at.toFixed(1)})" d="${outline}"/>`,
  );
  // Fonts count upwards.
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/**
 * Breaks a text into lines, between words and after hyphens within them.
 *
 * @param most number of lines; what is left of the text becomes an ellipsis
 */
export function wrap(text: string, type: Type, width: number, most = Infinity): string[] {
  const lines = [''];
  for (const part of text.split(/(?<= |\w-(?=\w))/)) {
    const longer = `${lines.at(-1)}${part}`;
    if (lines.at(-1) !== '' && widthOf(longer.trimEnd(), type) > width) {
      lines.push(part);
    } else {
      lines[lines.length - 1] = longer;
    }
  }
  const shown = lines.slice(0, most).map((each) => each.trimEnd());
  if (lines.length > most) {
    let last = shown.pop() ?? '';
    while (last && widthOf(`${last}…`, type) > width) {
      last = last.slice(0, -1).trimEnd();
    }
    shown.push(`${last}…`);
  }
  return shown;
}

/** Draws a picture as PNG, from what an SVG of this size has in it. */
export function drawPng({width, height}: {width: number; height: number}, ...content: string[]): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content.join('')}</svg>`;
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
