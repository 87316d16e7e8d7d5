/** npm run icons: draws the icons of static/ from the site's mark and colors. identity.test.ts says when. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {mark, readColors} from '../../config/identity';
import {siteDir} from '../../config/pages';

const colors = readColors(siteDir);

/** Draws the mark, which has this share of the icon's width. Systems cut or round an icon whose mark doesn't fill it. */
function drawIcon(width: number, share = 1): Buffer {
  const size = 64 / share;
  const start = (64 - size) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${size} ${size}">${mark(colors)}</svg>`;
  const background = share < 1 ? colors.paper : undefined;
  return new Resvg(svg, {fitTo: {mode: 'width', value: width}, background}).render().asPng();
}

/** A file of icons of several widths: a header, an entry for each, and their PNGs. */
function drawIco(widths: readonly number[]): Buffer {
  const pngs = widths.map((width) => drawIcon(width));
  const head = Buffer.alloc(6 + 16 * pngs.length);
  // Its type is 1.
  head.set([1, 0, pngs.length], 2);
  let start = head.length;
  widths.forEach((width, index) => {
    const [at, length] = [6 + 16 * index, pngs[index]?.length ?? 0];
    // One plane of 32 bits.
    head.set([width, width, 0, 0, 1, 0, 32], at);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(start, at + 12);
    start += length;
  });
  return Buffer.concat([head, ...pngs]);
}

/** The icons by their paths. Each is drawn when it's asked for. */
export const icons: Readonly<Record<string, () => Buffer>> = {
  'static/favicon.ico': () => drawIco([16, 32, 48]),
  'static/img/apple-touch-icon.png': () => drawIcon(180, 0.734),
  'static/img/icon-192.png': () => drawIcon(192),
  'static/img/icon-512.png': () => drawIcon(512),
  'static/img/icon-maskable-512.png': () => drawIcon(512, 0.6),
};

if (require.main === module) {
  for (const [file, draw] of Object.entries(icons)) {
    writeFileSync(path.join(siteDir, file), draw());
  }
}
