import type {Plugin as PostCssPlugin} from 'postcss';
import type {Capability} from '../../engine/capability';

/** The default size of text that the widths in pixels were written for. */
const TEXT = 16;

/**
 * Lengths of a media query in `em`, which grows with the size of text that the reader's browser is set to. WebKit multiplies a plain
 * `em` by the zoom of the page, too, but not one in `calc()`, and the minifier only keeps a `calc()` of two units.
 *
 *     (width <= 996px)  →  (width <= calc(62em + 4px))
 */
export const inEm = (query: string): string =>
  query.replace(/(\d*\.?\d+)px/g, (_, pixels: string) => {
    const em = Math.ceil(Number(pixels) / TEXT) - 1;
    return `calc(${em}em + ${Number(pixels) - em * TEXT}px)`;
  });

const breakpoints: PostCssPlugin = {
  postcssPlugin: 'em-breakpoints',
  AtRule: {
    media: (rule) => {
      rule.params = inEm(rule.params);
    },
  },
};

/** Makes the widths in all media queries grow with the reader's size of text, those of the framework included. */
export function emBreakpoints(): Capability {
  return {
    name: 'em-breakpoints',
    plugin: () => ({
      configurePostCss: (options) => ({
        ...options,
        plugins: [...options.plugins, breakpoints],
        // The loader would look for a configuration of PostCSS above each stylesheet, which takes half a second of a build.
        config: false,
      }),
    }),
  };
}
