/** Converts text to SVG paths, so that pictures don't depend on the machine's fonts. */
import {openSync, type Font} from 'fontkit';

export interface Type {
  weight: 400 | 700;
  /** Font size in pixels. */
  size: number;
  /** Letter spacing, as a share of the size. */
  spacing?: number;
}

export type FontFiles = Readonly<Record<Type['weight'], string>>;

/** A word: the outlines of its letters with their positions, in font units. */
interface Word {
  letters: {outline: string; at: number}[];
  advance: number;
}

export type Typesetter = ReturnType<typeof createTypesetter>;

export function createTypesetter(files: FontFiles) {
  const fonts = {400: openSync(files[400]) as Font, 700: openSync(files[700]) as Font};
  const {ascent, descent, unitsPerEm} = fonts[400];

  /** Line height, as a share of the size. */
  const lineHeight = (ascent - descent) / unitsPerEm;

  // Cached, because cards repeat words, and typesetting takes longer than drawing.
  const words = new Map<string, Word>();

  function wordOf(text: string, weight: Type['weight']): Word {
    const known = words.get(`${weight} ${text}`);
    if (known) {
      return known;
    }
    const font = fonts[weight];
    for (const character of text) {
      if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) {
        throw new Error(`the font has no ${JSON.stringify(character)}`);
      }
    }
    // Contextual alternates (for arrows typed as text) take a third of the time.
    const {glyphs, positions} = font.layout(text, {calt: false});
    let advance = 0;
    const letters = glyphs.map((glyph, index) => {
      const {xAdvance = 0, xOffset = 0} = positions[index] ?? {};
      const at = advance + xOffset;
      advance += xAdvance;
      return {outline: glyph.path.toSVG(), at};
    });
    const word = {letters, advance};
    words.set(`${weight} ${text}`, word);
    return word;
  }

  /** The letters of a line, and its width in pixels. */
  function set(text: string, {weight, size, spacing = 0}: Type) {
    const units = fonts[weight].unitsPerEm;
    let x = 0;
    const letters = text.split(/(?<= )/).flatMap((part) => {
      const word = wordOf(part, weight);
      const start = x;
      x += word.advance + word.letters.length * spacing * units;
      return word.letters.map(({outline, at}, index) => ({
        outline,
        at: start + at + index * spacing * units,
      }));
    });
    return {letters, scale: size / units, width: (x * size) / units};
  }

  const widthOf = (text: string, type: Type) => set(text, type).width;

  return {
    lineHeight,
    widthOf,
    /** From the top of a line to its baseline, as a share of the size. */
    baseline: (line = lineHeight) => (line - lineHeight) / 2 + ascent / unitsPerEm,
    /** A line of text that begins at `x`, with its baseline at `y`. */
    line(text: string, type: Type, color: string, x: number, y: number): string {
      const {letters, scale} = set(text, type);
      const paths = letters.map(
        ({outline, at}) => outline && `<path transform="translate(${at.toFixed(1)})" d="${outline}"/>`,
      );
      // In fonts, y points upwards.
      return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
    /** Breaks a text into lines, between words and after hyphens within them. */
    wrap(text: string, type: Type, width: number, most = Infinity): string[] {
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
    },
  };
}
