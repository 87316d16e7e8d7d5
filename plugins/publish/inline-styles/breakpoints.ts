import type {Plugin as PostCssPlugin} from 'postcss';

/** The browsers' default font size in pixels, for which the widths are written. */
const FONT_SIZE = 16;

/**
 * Converts pixels in a media query to `em`, which is the font size in the reader's settings. WebKit also multiplies a plain `em` by the
 * zoom of the page, but not one in `calc()`, and the minifier only keeps a `calc()` of two units.
 *
 *     (width <= 996px)  →  (width <= calc(62em + 4px))
 */
export const toEm = (query: string): string =>
  query.replace(/(\d*\.?\d+)px/g, (_, pixels: string) => {
    const em = Math.ceil(Number(pixels) / FONT_SIZE) - 1;
    return `calc(${em}em + ${Number(pixels) - em * FONT_SIZE}px)`;
  });

/** Converts all media queries, those of the framework included: larger text gets the layout of a narrower window. */
export const breakpoints: PostCssPlugin = {
  postcssPlugin: 'em-breakpoints',
  AtRule: {
    media: (rule) => {
      rule.params = toEm(rule.params);
    },
  },
};
