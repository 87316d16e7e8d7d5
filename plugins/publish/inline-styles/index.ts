import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin as PostCssPlugin} from 'postcss';
import {withoutBase} from '../../engine/addresses';
import type {Capability} from '../../engine/capability';
import type {FinishedPage} from '../../engine/finishedPage';
import {findElement, isElement} from '../../engine/html';
import {Name} from '../../engine/names';
import {pageStyles} from './stylesheet';

interface Options {
  /** Elements, classes (`.name`) and ids (`#name`) that scripts add to pages before the whole stylesheet is there. */
  added?: readonly string[];
  /** Matches the selectors of what only React shows, when the whole stylesheet is there. */
  later?: RegExp;
}

function findStylesheet({tree, site}: FinishedPage) {
  const link = findElement(tree, (element) => {
    const {rel} = element.properties;
    const isRead = isElement(element, 'link') && Array.isArray(rel) && rel.includes('stylesheet');
    return isRead && element.position !== undefined;
  });
  const href = String(link?.properties.href);
  const file = withoutBase(site.baseUrl, href);
  if (!file || !link) {
    throw new Error('the page has no stylesheet of this site');
  }
  return {link, href, file: path.join(site.outDir, file)};
}

/**
 * Keeps `*.woff2.subset` files out of the stylesheet: the framework puts fonts of less than 10 KB into it, and a page would grow from 26
 * to 40 KB.
 */
const fontFiles = {
  test: /\.subset$/,
  type: 'asset/resource',
  generator: {filename: 'assets/fonts/[contenthash:8]-[name]'},
};

const fontFaces = /@font-face\{[^}]*url\([^}]*\}/g;

/** Takes out of a stylesheet's file the fonts, which each page has: they would lay it out again when React starts. */
function takeStyles(file: string): string {
  const styles = readFileSync(file, 'utf8');
  writeFileSync(file, styles.replace(/@font-face\{[^}]*\}/g, ''));
  return styles;
}

/** The browsers' default font size in pixels, for which the widths are written. */
const FONT_SIZE = 16;

/**
 * Converts pixels in a media query to `em`, which is the font size in the reader's settings. WebKit also multiplies a plain `em` by the
 * zoom of the page, but not one in `calc()`, and the minifier only keeps a `calc()` of two units.
 *
 *     (width <= 996px)  →  (width <= calc(62em + 4px))
 */
const toEm = (query: string): string =>
  query.replace(/(\d*\.?\d+)px/g, (_, pixels: string) => {
    const em = Math.ceil(Number(pixels) / FONT_SIZE) - 1;
    return `calc(${em}em + ${Number(pixels) - em * FONT_SIZE}px)`;
  });

/** Converts all media queries, those of the framework included: larger text gets the layout of a narrower window. */
const breakpoints: PostCssPlugin = {
  postcssPlugin: 'em-breakpoints',
  AtRule: {
    media: (rule) => {
      rule.params = toEm(rule.params);
    },
  },
};

/** Writes into each page the rules of the stylesheet that it needs; see README.md. */
export function inlineStyles({added, later}: Options = {}): Capability {
  /** By the path of a stylesheet, which pages share. */
  const writers = new Map<string, ReturnType<typeof pageStyles>>();
  return {
    name: 'inline-styles',
    needs: {'static-first': 'its script loads the whole stylesheet'},
    plugin: () => ({
      configurePostCss: (options) => ({
        ...options,
        plugins: [...options.plugins, breakpoints],
        // The loader would search for a PostCSS configuration above each stylesheet, which takes half a second of a build.
        config: false,
      }),
      configureWebpack: () => ({module: {rules: [fontFiles]}}),
    }),
    page(page) {
      const {link, href, file} = findStylesheet(page);
      const write = writers.get(file) ?? pageStyles(takeStyles(file), added, later);
      writers.set(file, write);
      // In an element of their own: programs that save pages change the addresses in it, so the policy then blocks it.
      const styles = write(page.tree, page.html);
      const fonts = styles.match(fontFaces)?.join('') ?? '';
      const others = styles.replace(fontFaces, '');
      const whole = `<meta name="${Name.StartStyle}" content="${href}">`;
      page.replaceElement(link, `${fonts && `<style>${fonts}</style>`}<style>${others}</style>${whole}`);
    },
  };
}
