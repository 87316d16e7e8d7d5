import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {Resvg} from '@resvg/resvg-js';
import {siteDir} from '../../config/pages';
import {icons} from './cli';

/** The pictures in a PNG, or in an ICO, whose entries have their length and place. */
function pngsIn(file: Buffer): Buffer[] {
  if (file.readUInt16LE(2) !== 1) {
    return [file];
  }
  return Array.from({length: file.readUInt16LE(4)}, (_, index) => {
    const [length, start] = [file.readUInt32LE(14 + 16 * index), file.readUInt32LE(18 + 16 * index)];
    return file.subarray(start, start + length);
  });
}

function pixelsOf(png: Buffer): Buffer {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  ).render().pixels;
}

test('the committed icons and link previews are the ones that npm run icons draws', () => {
  for (const [file, draw] of Object.entries(icons)) {
    const shown = pngsIn(readFileSync(path.join(siteDir, file))).map(pixelsOf);
    const drawn = pngsIn(draw()).map(pixelsOf);
    // Processors round differently, which a difference of a few shades allows.
    const isSame = drawn.every((pixels, at) =>
      pixels.every((value, index) => Math.abs(value - (shown[at]?.[index] ?? 1000)) <= 4),
    );
    expect.soft(isSame, `${file} has other shapes or colors: run npm run icons`).toBe(true);
  }
});
