/** The picture of a card. */

export interface Card {
  title: string;
  description: string;
  /** The page's part of the site, next to the site's name. */
  section: string;
  /** Version or day, at the bottom. */
  edition: string;
  /** Whether to highlight the edition, for an unreleased version. */
  isMarked?: boolean;
  /** An SVG document of 360 × 630 at the right edge, in place of the mark. */
  cover?: string;
}

export interface Look {
  name: string;
  address: string;
  /** The site's mark: SVG elements in a square of 64. */
  mark: string;
  colors: Record<'paper' | 'ink' | 'softInk' | 'line' | 'markedLine' | 'markedPaper', string>;
  /** Font files by weight. */
  fonts: Readonly<Record<400 | 700, string>>;
  /** Fonts for the characters that `fonts` lack, in this order: other alphabets, symbols. A character that all lack is left out. */
  fallbacks?: readonly Partial<Record<400 | 700, string>>[];
}

const size = {width: 1200, height: 630};

/** Where a cover is, over the whole height. The column of text ends before. */
const COVER = {left: 840, width: 360};

/** An SVG document as an address of data. */
const dataOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** A box of text, or of boxes side by side. */
const box = (style: object, ...children: unknown[]) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** The title takes two lines, or three of a smaller size. */
function titleSize({length}: string): number {
  if (length < 14) {
    return 92;
  }
  return length < 32 ? 72 : 56;
}

/** Font files of a family by weight. */
export type Fonts = NonNullable<Look['fallbacks']>[number];

/** What is drawn; see draw.mjs. */
export interface Sheet {
  boxes: object;
  size: {width: number; height: number};
  /** The fonts, in the order in which they are tried. */
  families: readonly Fonts[];
}

export interface Drawing {
  png: Uint8Array;
  /** The characters that no font has. */
  missing: ReadonlySet<string>;
}

/** The text without some characters: `Ship 🎉 it` → `Ship it`. */
function without(text: string, missing: ReadonlySet<string>): string {
  const kept = charactersOf(text).filter((character) => !missing.has(character));
  return kept.join('').replace(/\s+/g, ' ').trim();
}

const charactersOf = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({segment}) => segment);

/**
 * Draws a card. Most cards need one font; a card with other characters is drawn again with the fallbacks, and at last without the
 * characters that no font has.
 */
export async function cardPng(
  card: Card,
  look: Look,
  draw: (sheet: Sheet) => Promise<Drawing>,
): Promise<Uint8Array> {
  const families = [look.fonts, ...(look.fallbacks ?? [])];
  const first = await draw({boxes: boxesOf(card, look), size, families: [look.fonts]});
  if (first.missing.size === 0) {
    return first.png;
  }
  const second = await draw({boxes: boxesOf(card, look), size, families});
  if (second.missing.size === 0) {
    return second.png;
  }
  const title = without(card.title, second.missing);
  const description = without(card.description, second.missing);
  const rest = {...card, title, description};
  return (await draw({boxes: boxesOf(rest, look), size, families})).png;
}

function boxesOf(
  {title, description, section, edition, isMarked, cover}: Card,
  {name, address, mark, colors}: Look,
): object {
  const {paper, ink, softInk, line, markedLine, markedPaper} = colors;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${mark}</svg>`;
  const column = box(
    {flexDirection: 'column', justifyContent: 'space-between', width: 740, margin: '64px 80px'},
    box(
      {alignItems: 'baseline', gap: 24},
      box({fontSize: 40, fontWeight: 700, letterSpacing: '-0.02em'}, name),
      box({fontSize: 30, color: softInk}, section),
    ),
    box(
      {flexDirection: 'column', gap: 24},
      box({fontSize: titleSize(title), fontWeight: 700, letterSpacing: '-0.035em', lineHeight: 1.1}, title),
      box({display: 'block', color: softInk, lineHeight: 1.4, lineClamp: 3}, description),
    ),
    box(
      {justifyContent: 'space-between', alignItems: 'center', fontSize: 26},
      box(
        {
          padding: '10px 22px',
          border: `2px solid ${isMarked ? markedLine : line}`,
          borderRadius: 40,
          background: isMarked ? markedPaper : paper,
        },
        edition,
      ),
      box({color: softInk}, address),
    ),
  );
  const image = {
    type: 'img',
    props: cover
      ? {
          src: dataOf(cover),
          ...COVER,
          height: size.height,
          style: {position: 'absolute', left: COVER.left, top: 0},
        }
      : {src: dataOf(picture), width: 520, height: 520, style: {position: 'absolute', left: 846, top: 55}},
  };
  const sheet = {
    width: '100%',
    height: '100%',
    background: paper,
    color: ink,
    fontFamily: 'Text',
    fontSize: 29,
  };
  return box(sheet, column, image);
}
