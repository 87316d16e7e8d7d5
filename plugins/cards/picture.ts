/** The picture of a card, as SVG. */
import {readFileSync} from 'node:fs';
import {loadPackage} from '../kit/loadPackage';
import {perObject} from '../kit/perObject';

const {default: satori} = loadPackage('satori') as typeof import('satori');

export interface Card {
  title: string;
  description: string;
  /** The page's part of the site, next to the site's name. */
  section: string;
  /** Version or day, at the bottom. */
  edition: string;
  /** Whether to highlight the edition, for an unreleased version. */
  isMarked?: boolean;
}

export interface Look {
  name: string;
  address: string;
  /** The site's mark: SVG elements in a square of 64. */
  mark: string;
  colors: Record<'paper' | 'ink' | 'softInk' | 'line' | 'markedLine' | 'markedPaper', string>;
  /** Font files by weight. */
  fonts: Readonly<Record<400 | 700, string>>;
}

const size = {width: 1200, height: 630};

/** A box of text, or of boxes side by side. */
const box = (style: object, ...children: unknown[]) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** The title takes two lines, or three of a smaller size. */
const titleSize = ({length}: string) => (length < 14 ? 92 : length < 32 ? 72 : 56);

/** Fonts by the options that name them: satori parses the same array once. */
const fontsOf = perObject((files: Look['fonts']) =>
  ([400, 700] as const).map((weight) => ({name: 'Text', weight, data: readFileSync(files[weight])})),
);

/** Draws a card. Text becomes paths, so the picture doesn't depend on the machine's fonts. Throws if the font lacks a character. */
export function cardSvg(card: Card, {name, address, mark, colors, fonts}: Look): Promise<string> {
  const {title, description, section, edition, isMarked} = card;
  const {paper, ink, softInk, line, markedLine, markedPaper} = colors;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${mark}</svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
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
    props: {src, width: 520, height: 520, style: {position: 'absolute', left: 846, top: 55}},
  };
  const sheet = {
    width: '100%',
    height: '100%',
    background: paper,
    color: ink,
    fontFamily: 'Text',
    fontSize: 29,
  };
  return satori(box(sheet, column, image) as never, {
    ...size,
    fonts: fontsOf(fonts),
    loadAdditionalAsset: (_, text) => Promise.reject(new Error(`the font has no ${JSON.stringify(text)}`)),
  });
}
