/** npm run icons: draws the icons of static/ and the pictures of link previews. Their tests say when. */
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {drawMark, readColors} from '../../config/identity';
import {siteDir} from '../../config/pages';

const colors = readColors(siteDir);

const drawSvg = (svg: string, width: number, background?: string): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: width}, background}).render().asPng();

/** Draws the mark, which has this share of the icon's width. Systems cut or round an icon whose mark doesn't fill it. */
function drawIcon(width: number, share = 1): Buffer {
  const size = 64 / share;
  const start = (64 - size) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${size} ${size}">${drawMark(colors)}</svg>`;
  const background = share < 1 ? colors.paper : undefined;
  return drawSvg(svg, width, background);
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

/** The size of the picture of a link preview. */
const [PREVIEW_WIDTH, PREVIEW_HEIGHT] = [1200, 630];

/** Draws the picture that previews of links to the site show. Its words are outlines, because a machine may lack the font. */
const drawPreview = (): Buffer =>
  drawSvg(readFileSync(path.join(__dirname, 'preview.svg'), 'utf8'), PREVIEW_WIDTH);

const covers = path.join(siteDir, 'src/components/Cover');

/** Names the colors of the light mode: `fill: var(--holos-mark-left, var(--holos-blue))` → `fill: #3f68b8` */
const withColors = (css: string): string =>
  css
    .replace(/var\(--holos-mark-\w+, (var\([\w-]+\))\)/g, '$1')
    .replace(/var\(--holos-([\w-]+)\)/g, (_, name: string) => colors[name] ?? name);

/** Draws the cover of a post. A cover is half a pixel higher than a link preview. */
function drawCover(file: string): Buffer {
  const styles = withColors(readFileSync(path.join(covers, 'cover.css'), 'utf8'));
  const cover = readFileSync(path.join(covers, file), 'utf8');
  const size = `width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" preserveAspectRatio="xMidYMid slice"`;
  return drawSvg(cover.replace('>', ` ${size}><style>${styles}</style>`), PREVIEW_WIDTH);
}

const coverFiles = readdirSync(covers).filter((name) => name.endsWith('.svg') && name !== 'default.svg');

/** The pictures by their paths. Each is drawn when it's asked for. */
export const icons: Readonly<Record<string, () => Buffer>> = {
  'static/favicon.ico': () => drawIco([16, 32, 48]),
  'static/img/apple-touch-icon.png': () => drawIcon(180, 0.734),
  'static/img/icon-192.png': () => drawIcon(192),
  'static/img/icon-512.png': () => drawIcon(512),
  'static/img/icon-maskable-512.png': () => drawIcon(512, 0.6),
  'static/img/social-card.png': drawPreview,
  ...Object.fromEntries(
    coverFiles.map((file) => [`static/img/covers/${path.basename(file, '.svg')}.png`, () => drawCover(file)]),
  ),
};

if (require.main === module) {
  for (const [file, draw] of Object.entries(icons)) {
    writeFileSync(path.join(siteDir, file), draw());
  }
}
