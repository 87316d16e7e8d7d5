/** The files of static/ that show the site's colors, mark and name. */
import {Resvg} from '@resvg/resvg-js';
import {type Colors, mark, readColors} from '../../config/identity';
import {markParts} from '../../config/mark';
import {site} from '../../config/site';
import {drawPng, line, type Type} from '../../lib/typeset';
import {icoOf} from './ico';

const svg = (side: number, title: string, ...lines: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">\n` +
  `${[`<title>${title}</title>`, ...lines].map((line) => `  ${line}\n`).join('')}</svg>\n`;

const logo = (colors: Colors) => svg(64, site.title, mark(colors));

/** Browsers draw tabs in the colors of the system, whatever mode the site is in. */
function tabIcon(light: Colors, dark: Colors): string {
  const inDark = markParts.map(({name, color}) => `.${name} {fill: ${dark[color]}}`).join(' ');
  const parts = markParts.map(
    ({name, color, path}) => `<path class="${name}" fill="${light[color]}" d="${path}"/>`,
  );
  return svg(64, site.title, `<style>@media (prefers-color-scheme: dark) {${inDark}}</style>`, ...parts);
}

/** The mark on a ground of its own, which it fills in part. */
function onGround(side: number, ground: string, share: number, colors: Colors): string[] {
  const round = (value: number) => Number(value.toFixed(3));
  const margin = round((side * (1 - share)) / 2);
  return [
    `<path fill="${ground}" d="M0 0H${side}V${side}H0Z"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${round((side * share) / 64)})">${mark(colors)}</g>`,
  ];
}

const png = (source: string, side: number) =>
  new Resvg(source, {fitTo: {mode: 'width', value: side}, font: {loadSystemFonts: false}}).render().asPng();

/** What link previews show of pages without a card of their own; the mark is large, and cut by the edge. */
function socialCard(colors: Colors): Buffer {
  const name: Type = {weight: 700, size: 44, spacing: -0.02};
  const title: Type = {weight: 700, size: 72, spacing: -0.035};
  const tools: Type = {weight: 400, size: 29};
  return drawPng(
    {width: 1200, height: 630},
    `<path fill="${colors.paper}" d="M0 0H1200V630H0Z"/>`,
    line(site.title, name, colors.ink, 80, 160.6),
    ...['Review the', 'manifests your', 'cluster gets'].map((text, index) =>
      line(text, title, colors.ink, 80, 306.4 + index * 84),
    ),
    line('CUE, Helm and Kustomize, rendered', tools, colors['ink-soft'], 80, 552.3),
    `<g transform="translate(672 -25) scale(10.6)">${mark(colors)}</g>`,
  );
}

function manifest(colors: Colors): string {
  const icon = (name: string, type: string, sizes: string, more: object = {}) => ({
    src: `img/${name}`,
    type,
    sizes,
    ...more,
  });
  const facts = {
    name: site.title,
    short_name: site.title,
    description: site.tagline,
    lang: 'en',
    id: site.baseUrl,
    // From the manifest's own address: a preview stands below a path.
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [
      icon('favicon.svg', 'image/svg+xml', 'any'),
      icon('icon-192.png', 'image/png', '192x192'),
      icon('icon-512.png', 'image/png', '512x512'),
      icon('icon-maskable-512.png', 'image/png', '512x512', {purpose: 'maskable'}),
    ],
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

/**
 * Makes the files, by their paths below static/.
 *
 * @param siteDir folder whose stylesheet has the colors
 * @throws Error that names a color that the stylesheet lacks
 */
export function identityFiles(siteDir: string): Map<string, string | Buffer> {
  const light = readColors(siteDir);
  const dark = readColors(siteDir, 'dark');
  const plain = logo(light);
  // Systems cut icons of apps to shapes of their own: to a rounded square, or (maskable) to a disc of four fifths.
  const app = (share: number) => svg(64, site.title, ...onGround(64, light.paper, share, light));
  return new Map<string, string | Buffer>([
    ['img/logo.svg', plain],
    ['img/logo-dark.svg', logo(dark)],
    ['img/favicon.svg', tabIcon(light, dark)],
    ['img/favicon.ico', icoOf([16, 32, 48].map((side) => ({side, png: png(plain, side)})))],
    ['img/icon-192.png', png(plain, 192)],
    ['img/icon-512.png', png(plain, 512)],
    ['img/icon-maskable-512.png', png(app(0.6), 512)],
    ['img/apple-touch-icon.png', png(app(0.733), 180)],
    // The theme cuts portraits to a circle, in both color modes.
    ['img/authors.svg', svg(96, site.authors, ...onGround(96, light.navy, 0.567, dark))],
    ['img/social-card.png', socialCard(light)],
    ['manifest.webmanifest', manifest(light)],
  ]);
}
