/** Draws a card as PNG. */
import {mark, type Colors} from '../../../config/identity';
import {box, drawPng} from '../../../lib/typeset';
import type {Card} from './card';

/** A card to draw. */
export interface PictureJob {
  card: Card;
  colors: Colors;
}

const size = {width: 1200, height: 630};

/** Size of the title: it takes two lines, or three of a smaller one. */
function titleSize(title: string): number {
  return title.length < 14 ? 92 : title.length < 32 ? 72 : 56;
}

function layout({title, section, description, edition, isUnreleased}: Card, colors: Colors) {
  const soft = colors['ink-soft'];
  const chip = box(
    {
      padding: '8px 20px',
      borderRadius: 999,
      border: `2px solid ${isUnreleased ? colors.marigold : colors['line-strong']}`,
      background: isUnreleased ? colors['marigold-wash'] : colors.paper,
    },
    edition,
  );
  return box(
    {width: '100%', height: '100%', background: colors.paper, color: colors.ink, fontFamily: 'Inter'},
    box(
      {width: 740, padding: '64px 0 64px 80px', flexDirection: 'column', justifyContent: 'space-between'},
      box(
        {alignItems: 'baseline', fontSize: 40},
        box({fontWeight: 700, letterSpacing: '-0.02em'}, 'Holos'),
        box({marginLeft: 24, fontSize: 30, color: soft}, section),
      ),
      box(
        {flexDirection: 'column'},
        box({fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.035em'}, title),
        box(
          {marginTop: 24, fontSize: 29, lineHeight: 1.4, color: soft, lineClamp: 3, display: 'block'},
          description,
        ),
      ),
      box(
        {alignItems: 'center', justifyContent: 'space-between', fontSize: 26},
        chip,
        box({color: soft}, 'holos.run'),
      ),
    ),
  );
}

/**
 * Draws a card.
 *
 * @throws Error that names the card
 */
export async function drawPicture({card, colors}: PictureJob): Promise<Uint8Array> {
  try {
    const placed = `<g transform="translate(846 55) scale(8.125)">${mark(colors)}</g>`;
    return await drawPng(layout(card, colors), size, placed);
  } catch (error) {
    throw new Error(`The card of "${card.title}" cannot be drawn: ${String(error)}`);
  }
}
