/** Draws a card as PNG. */
import {mark, type Colors} from '../../../config/identity';
import {LINE, baseline, drawPng, line, widthOf, wrap, type Type} from '../../../lib/typeset';
import type {Card} from './card';

/** A card to draw. */
export interface PictureJob {
  card: Card;
  colors: Colors;
}

const size = {width: 1200, height: 630};

/** The column of text, left of the mark. */
const column = {left: 80, right: 820, top: 64, bottom: 566};
const width = column.right - column.left;

/** Types of all cards; of the title see `titleSize`. */
const name: Type = {weight: 700, size: 40, spacing: -0.02};
const part: Type = {weight: 400, size: 30};
const about: Type = {weight: 400, size: 29};
const foot: Type = {weight: 400, size: 26};

/** Heights of lines, as shares of the size. */
const TITLE_LINE = 1.1;
const ABOUT_LINE = 1.4;

/** Between the title and what it is about. */
const GAP = 24;

/** What the edition stands in: its room on the left and right, and above and below, with the border. */
const chip = {x: 22, y: 10};

/** Size of the title: it takes two lines, or three of a smaller one. */
function titleSize(title: string): number {
  return title.length < 14 ? 92 : title.length < 32 ? 72 : 56;
}

/** Whose page it is, at the top. */
function head(section: string, colors: Colors): string[] {
  const y = column.top + baseline() * name.size;
  const left = column.left + widthOf('Holos', name) + 24;
  return [line('Holos', name, colors.ink, column.left, y), line(section, part, colors['ink-soft'], left, y)];
}

/** Title and description, in the middle between head and foot. */
function middle({title, description}: Card, colors: Colors): string[] {
  const big: Type = {weight: 700, size: titleSize(title), spacing: -0.035};
  const titles = wrap(title, big, width);
  const texts = wrap(description, about, width, 3);
  const titleStep = big.size * TITLE_LINE;
  const textStep = about.size * ABOUT_LINE;
  const height = titles.length * titleStep + GAP + texts.length * textStep;
  const above = column.top + name.size * LINE;
  const below = column.bottom - foot.size * LINE - 2 * chip.y;
  const top = (above + below - height) / 2;
  const titleY = top + big.size * baseline(TITLE_LINE);
  const textY = top + titles.length * titleStep + GAP + about.size * baseline(ABOUT_LINE);
  return [
    ...titles.map((text, index) => line(text, big, colors.ink, column.left, titleY + index * titleStep)),
    ...texts.map((text, index) =>
      line(text, about, colors['ink-soft'], column.left, textY + index * textStep),
    ),
  ];
}

/** Version or day, and the address, at the bottom. */
function bottom({edition, isUnreleased}: Card, colors: Colors): string[] {
  const height = foot.size * LINE + 2 * chip.y;
  const top = column.bottom - height;
  const y = top + chip.y + foot.size * baseline();
  const border = isUnreleased ? colors.marigold : colors['line-strong'];
  const ground = isUnreleased ? colors['marigold-wash'] : colors.paper;
  const long = widthOf(edition, foot) + 2 * chip.x;
  return [
    // A border of two pixels lies on both sides of its path.
    `<rect x="${column.left + 1}" y="${top + 1}" width="${long - 2}" height="${height - 2}" rx="${(height - 2) / 2}" fill="${ground}" stroke="${border}" stroke-width="2"/>`,
    line(edition, foot, colors.ink, column.left + chip.x, y),
    line('holos.run', foot, colors['ink-soft'], column.right - widthOf('holos.run', foot), y),
  ];
}

/**
 * Draws a card.
 *
 * @throws Error that names the card
 */
export function drawPicture({card, colors}: PictureJob): Uint8Array {
  try {
    return drawPng(
      size,
      `<path fill="${colors.paper}" d="M0 0H${size.width}V${size.height}H0Z"/>`,
      ...head(card.section, colors),
      ...middle(card, colors),
      ...bottom(card, colors),
      `<g transform="translate(846 55) scale(8.125)">${mark(colors)}</g>`,
    );
  } catch (error) {
    throw new Error(`The card of "${card.title}" cannot be drawn: ${String(error)}`);
  }
}
