/** The texts of one card. */
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

/** Font files of a family by weight. */
type FontFiles = Partial<Record<400 | 700, string>>;

/** What all cards have in common. */
export interface CardStyle {
  name: string;
  address: string;
  /** The site's mark: SVG elements in a square of 64. */
  mark: string;
  colors: Record<'paper' | 'ink' | 'softInk' | 'line' | 'markedLine' | 'markedPaper', string>;
  fonts: Required<FontFiles>;
  /** Fonts for the characters that `fonts` lack, in this order: other alphabets, symbols. A character that all lack is left out. */
  fallbacks?: readonly FontFiles[];
}

/** What draw.mjs draws. */
export interface CardLayout {
  /** An element of React's form, with the CSS that satori knows. */
  element: object;
  size: {width: number; height: number};
  /** The fonts, in the order in which they are tried. */
  families: readonly FontFiles[];
}

export interface CardImage {
  png: Uint8Array;
  /** The characters that no font has. */
  missing: ReadonlySet<string>;
}

const size = {width: 1200, height: 630};

const svgUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** A `<div>` of text, or of others side by side. */
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

/** A picture at the right: the cover over the whole height, or the mark. The column of text ends before. */
function picture({cover}: Card, {mark}: CardStyle): object {
  if (cover !== undefined) {
    const style = {position: 'absolute', left: 840, top: 0};
    return {type: 'img', props: {src: svgUrl(cover), width: 360, height: size.height, style}};
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${mark}</svg>`;
  const style = {position: 'absolute', left: 846, top: 55};
  return {type: 'img', props: {src: svgUrl(svg), width: 520, height: 520, style}};
}

function layOut(card: Card, style: CardStyle): object {
  const {title, description, section, edition, isMarked} = card;
  const {paper, ink, softInk, line, markedLine, markedPaper} = style.colors;
  const titleStyle = {
    fontSize: titleSize(title),
    fontWeight: 700,
    letterSpacing: '-0.035em',
    lineHeight: 1.1,
  };
  const editionStyle = {
    padding: '10px 22px',
    border: `2px solid ${isMarked ? markedLine : line}`,
    borderRadius: 40,
    background: isMarked ? markedPaper : paper,
  };
  return box(
    {width: '100%', height: '100%', background: paper, color: ink, fontFamily: 'Text', fontSize: 29},
    box(
      {flexDirection: 'column', justifyContent: 'space-between', width: 740, margin: '64px 80px'},
      box(
        {alignItems: 'baseline', gap: 24},
        box({fontSize: 40, fontWeight: 700, letterSpacing: '-0.02em'}, style.name),
        box({fontSize: 30, color: softInk}, section),
      ),
      box(
        {flexDirection: 'column', gap: 24},
        box(titleStyle, title),
        box({display: 'block', color: softInk, lineHeight: 1.4, lineClamp: 3}, description),
      ),
      box(
        {justifyContent: 'space-between', alignItems: 'center', fontSize: 26},
        box(editionStyle, edition),
        box({color: softInk}, style.address),
      ),
    ),
    picture(card, style),
  );
}

/** The text without some characters: `Ship 🎉 it` → `Ship it`. */
function without(text: string, missing: ReadonlySet<string>): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({segment}) => segment);
  const kept = characters.filter((character) => !missing.has(character));
  return kept.join('').replace(/\s+/g, ' ').trim();
}

/** Draws a card; if no font has some of its characters, once more without them. */
export async function cardPng(
  card: Card,
  style: CardStyle,
  draw: (layout: CardLayout) => Promise<CardImage>,
): Promise<Uint8Array> {
  const families = [style.fonts, ...(style.fallbacks ?? [])];
  const {png, missing} = await draw({element: layOut(card, style), size, families});
  if (missing.size === 0) {
    return png;
  }
  const title = without(card.title, missing);
  const description = without(card.description, missing);
  const rest = layOut({...card, title, description}, style);
  return (await draw({element: rest, size, families})).png;
}
