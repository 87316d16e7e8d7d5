/**
 * Draws in a thread of its own. It's plain JavaScript, because a thread starts without the compiler that loads the site's
 * TypeScript.
 */
import {readFileSync} from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';

/** @typedef {import('./picture').Fonts} Fonts */

/** satori parses the same list of fonts once. @type {Map<string, ReturnType<typeof readFonts>>} */
const known = new Map();

/**
 * Each family has a name of its own, because a font replaces another one with its name and weight.
 *
 * @param {readonly Fonts[]} families
 */
const readFonts = (families) =>
  families.flatMap((files, index) =>
    /** @type {const} */ ([400, 700]).flatMap((weight) => {
      const file = files[weight];
      return file === undefined ? [] : [{name: `Text${index || ''}`, weight, data: readFileSync(file)}];
    }),
  );

/** @param {readonly Fonts[]} families */
function fontsOf(families) {
  const key = JSON.stringify(families);
  const fonts = known.get(key) ?? readFonts(families);
  known.set(key, fonts);
  return fonts;
}

/**
 * Draws boxes as a PNG. Text becomes paths, so the picture doesn't depend on the machine's fonts.
 *
 * @param {import('./picture').Sheet} sheet
 * @returns {Promise<import('./picture').Drawing>}
 */
export default async function draw({boxes, size, families}) {
  /** @type {Set<string>} */
  const missing = new Set();
  const svg = await satori(/** @type {never} */ (boxes), {
    ...size,
    fonts: fontsOf(families),
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
