/** Runs in a thread, which starts without the compiler of the site's TypeScript: so it's JavaScript. */
import {readFileSync} from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';

/** @typedef {import('./picture').CardLayout} CardLayout */

/** satori parses the same list of fonts once. @type {Map<string, ReturnType<typeof readFonts>>} */
const fontLists = new Map();

/**
 * Each family has a name of its own, because a font replaces another one with its name and weight.
 *
 * @param {CardLayout['families']} families
 */
const readFonts = (families) =>
  families.flatMap((files, index) =>
    /** @type {const} */ ([400, 700]).flatMap((weight) => {
      const file = files[weight];
      return file === undefined ? [] : [{name: `Text${index || ''}`, weight, data: readFileSync(file)}];
    }),
  );

/**
 * Draws a card as a PNG. Text becomes paths, so the picture doesn't depend on the machine's fonts.
 *
 * @param {CardLayout} layout
 * @returns {Promise<import('./picture').CardImage>}
 */
export default async function draw({element, size, families}) {
  const key = JSON.stringify(families);
  const fonts = fontLists.get(key) ?? readFonts(families);
  fontLists.set(key, fonts);
  /** @type {Set<string>} */
  const missing = new Set();
  const svg = await satori(/** @type {never} */ (element), {
    ...size,
    fonts,
    async loadAdditionalAsset(_, text) {
      for (const {segment} of new Intl.Segmenter().segment(text)) {
        missing.add(segment);
      }
      return [];
    },
  });
  const png = new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
  // Node.js frees the memory of a picture (3 MB) in the next turn of the event loop, and a thread that waits for a task has none.
  await setImmediate();
  return {png, missing};
}
