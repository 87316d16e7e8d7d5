/** The picture of a card, as SVG. */
import type {Type, Typesetter} from './typeset';

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
}

const size = {width: 1200, height: 630};

/** The column of text, left of the mark. */
const column = {left: 80, right: 820, top: 64, bottom: 566};

/** Font sizes of all cards; for the title see `titleSize`. */
const name: Type = {weight: 700, size: 40, spacing: -0.02};
const part: Type = {weight: 400, size: 30};
const about: Type = {weight: 400, size: 29};
const foot: Type = {weight: 400, size: 26};

const TITLE_LINE = 1.1;
const ABOUT_LINE = 1.4;

const GAP = 24;

const chip = {x: 22, y: 10};

/** The title takes two lines, or three of a smaller size. */
const titleSize = (title: string) => (title.length < 14 ? 92 : title.length < 32 ? 72 : 56);

export function cardSvg(card: Card, {colors, ...look}: Look, type: Typesetter): string {
  const {line, wrap, widthOf, baseline, lineHeight} = type;
  const {left, right, top, bottom} = column;

  const nameY = top + baseline() * name.size;
  const head = [
    line(look.name, name, colors.ink, left, nameY),
    line(card.section, part, colors.softInk, left + widthOf(look.name, name) + 24, nameY),
  ];

  const chipHeight = foot.size * lineHeight + 2 * chip.y;
  const chipTop = bottom - chipHeight;
  const chipWidth = widthOf(card.edition, foot) + 2 * chip.x;
  const footY = chipTop + chip.y + foot.size * baseline();
  const border = card.isMarked ? colors.markedLine : colors.line;
  const ground = card.isMarked ? colors.markedPaper : colors.paper;
  const foots = [
    // A border of two pixels extends to both sides of its path.
    `<rect x="${left + 1}" y="${chipTop + 1}" width="${chipWidth - 2}" height="${chipHeight - 2}" rx="${(chipHeight - 2) / 2}" fill="${ground}" stroke="${border}" stroke-width="2"/>`,
    line(card.edition, foot, colors.ink, left + chip.x, footY),
    line(look.address, foot, colors.softInk, right - widthOf(look.address, foot), footY),
  ];

  // In the middle between head and foot.
  const title: Type = {weight: 700, size: titleSize(card.title), spacing: -0.035};
  const titles = wrap(card.title, title, right - left);
  const texts = wrap(card.description, about, right - left, 3);
  const titleStep = title.size * TITLE_LINE;
  const textStep = about.size * ABOUT_LINE;
  const height = titles.length * titleStep + GAP + texts.length * textStep;
  const middle = (top + name.size * lineHeight + chipTop - height) / 2;
  const titleY = middle + title.size * baseline(TITLE_LINE);
  const textY = middle + titles.length * titleStep + GAP + about.size * baseline(ABOUT_LINE);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<path fill="${colors.paper}" d="M0 0H${size.width}V${size.height}H0Z"/>`,
    ...head,
    ...titles.map((text, index) => line(text, title, colors.ink, left, titleY + index * titleStep)),
    ...texts.map((text, index) => line(text, about, colors.softInk, left, textY + index * textStep)),
    ...foots,
    `<g transform="translate(846 55) scale(8.125)">${look.mark}</g>`,
    '</svg>',
  ].join('');
}
