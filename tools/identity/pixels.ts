/** Compares pictures by what they show: another machine may encode, or round, differently. */
import {Resvg} from '@resvg/resvg-js';

/** The width and height that a PNG says it has. */
const sizeOf = (png: Buffer) => ({width: png.readUInt32BE(16), height: png.readUInt32BE(20)});

function pixelsOf(png: Buffer): Buffer {
  const {width, height} = sizeOf(png);
  const data = png.toString('base64');
  // The library draws PNGs, and with it comes the only decoder here.
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`,
  ).render().pixels;
}

/** The share of the values of all pixels that differ by more than a rounding, from 0 to 1; 1 for another size. */
export function difference(one: Buffer, other: Buffer): number {
  const [a, b] = [pixelsOf(one), pixelsOf(other)];
  if (a.length !== b.length || sizeOf(one).width !== sizeOf(other).width) {
    return 1;
  }
  let differing = 0;
  for (const [index, value] of a.entries()) {
    differing += Math.abs(value - (b[index] ?? 0)) > 4 ? 1 : 0;
  }
  return differing / a.length;
}
