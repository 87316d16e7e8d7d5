/**
 * Draws cards, off the main thread. In plain JavaScript, as a worker does not pass through the configuration's
 * loader. Texts become paths here, so that no font of the machine has a say.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {parentPort} from 'node:worker_threads';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import satori from 'satori';
import {encodePng} from './png.mjs';

/** @typedef {import('./index').Card} Card */

const require = createRequire(import.meta.url);

/** The site's own colors, as src/css/custom.css has them. */
const paper = '#fdfcf9';
const ink = '#18213a';
const soft = '#4e576d';
const line = '#8d8676';
const marigold = '#e8a13a';

const width = 1200;
const height = 630;

const font = (/** @type {number} */ weight) => ({
  name: 'Inter',
  weight,
  style: 'normal',
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
});

const fonts = [font(400), font(700)];

/**
 * The mark of static/img/logo.svg, beside the words, drawn into the finished picture: as an image within it, or cut
 * out by its circle, it took several times as long as all the rest.
 */
const mark =
  '<g transform="translate(846 55) scale(8.125)">' +
  '<path fill="#3f68b8" d="M20 3.417A31 31 0 0 0 20 60.583Z"/>' +
  '<path fill="#1b2a4f" d="M26 1.586A31 31 0 0 1 48 58.552V39A14 14 0 0 0 26 27.69Z"/>' +
  '<path fill="#e8a13a" d="M26 62.414V39A8 8 0 0 1 42 39V61.343A31 31 0 0 1 26 62.414Z"/></g>';

/** An element as satori takes it. */
const box = (/** @type {object} */ style, /** @type {unknown[]} */ ...children) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** Size of the title: it takes two lines, or three of a smaller one. */
const titleSize = (/** @type {string} */ title) => (title.length < 14 ? 92 : title.length < 32 ? 72 : 56);

/** @param {Card} card */
function layout({title, section, description, edition, isUnreleased}) {
  const chip = box(
    {
      padding: '8px 20px',
      borderRadius: 999,
      border: `2px solid ${isUnreleased ? marigold : line}`,
      background: isUnreleased ? '#fbf0dc' : paper,
    },
    edition,
  );
  return box(
    {width: '100%', height: '100%', background: paper, color: ink, fontFamily: 'Inter'},
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

await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));

parentPort?.on('message', async (/** @type {Card} */ card) => {
  try {
    const svg = await satori(layout(card), {width, height, fonts});
    const picture = new Resvg(svg.replace(/(?=<\/svg>$)/, mark)).render();
    const png = encodePng(picture.pixels, width, height);
    picture.free();
    parentPort?.postMessage({png});
  } catch (error) {
    parentPort?.postMessage({error: String(error)});
  }
});
