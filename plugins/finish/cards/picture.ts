/** Draws a card as PNG. Texts become paths, so that no font of the machine has a say. */
import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import type {Card} from './card';
import type {Colors} from './colors';

/** A card to draw. */
export interface PictureJob {
  card: Card;
  colors: Colors;
}

const width = 1200;
const height = 630;

const font = (weight: 400 | 700) => ({
  name: 'Inter',
  weight,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
});

const fonts = [font(400), font(700)];

/**
 * The mark of static/img/logo.svg, whose disc is part of the shapes here: cut out by a circle, as the file has it, it
 * took several times as long as all the rest.
 */
const mark = (colors: Colors) =>
  '<g transform="translate(846 55) scale(8.125)">' +
  `<path fill="${colors.blue}" d="M20 3.417A31 31 0 0 0 20 60.583Z"/>` +
  `<path fill="${colors.navy}" d="M26 1.586A31 31 0 0 1 48 58.552V39A14 14 0 0 0 26 27.69Z"/>` +
  `<path fill="${colors.marigold}" d="M26 62.414V39A8 8 0 0 1 42 39V61.343A31 31 0 0 1 26 62.414Z"/></g>`;

/** An element as satori takes it. */
function box(style: object, ...children: unknown[]) {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

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
    const svg = await satori(layout(card, colors) as Parameters<typeof satori>[0], {width, height, fonts});
    return new Resvg(svg.replace(/(?=<\/svg>$)/, mark(colors)), {font: {loadSystemFonts: false}})
      .render()
      .asPng();
  } catch (error) {
    throw new Error(`The card of "${card.title}" cannot be drawn: ${String(error)}`);
  }
}
