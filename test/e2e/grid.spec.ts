/** The grid of src/css/tokens.css: where blocks begin and end on each kind of page, and in which sizes type is set. */
import {released, unreleased} from '../../config/versions';
import {expect} from '../support/fixtures';
import {edgesOf, nameTokens, sizesOf} from '../support/grid';
import {test} from '../support/sweep';

/** CSS pixels: the narrowest phone, a phone, a tablet, a desktop, a wide screen. */
const widths = [320, 390, 768, 1440, 2560];

/** Kinds of pages, and what stands in columns of its own there. */
const kinds: Record<string, string | undefined> = {
  '/': 'main :not(h1, h2)',
  [`/docs/${released.path}/`]: undefined,
  [`/docs/${released.path}/tutorial/hello-holos/`]: undefined,
  [`/docs/${unreleased.path}/tutorial/validators/`]: undefined,
  [`/docs/${released.path}/topics/architecture/`]: undefined,
  [`/docs/${released.path}/topics/comparison/`]: undefined,
  [`/docs/${unreleased.path}/api/core/`]: undefined,
  [`/docs/${released.path}/api/cli/`]: undefined,
  [`/docs/${released.path}/glossary/`]: 'h2 + p',
  [`/docs/${released.path}/support/`]: undefined,
  '/blog/': undefined,
  '/blog/why-cue-for-configuration/': undefined,
  '/blog/archive/': undefined,
  '/blog/authors/': undefined,
  '/blog/tags/': undefined,
  '/markdown-page/': undefined,
  '/search/': 'main [class*="head_"]',
  '/404.html': undefined,
};

for (const [route, own] of Object.entries(kinds)) {
  test(`${route} keeps to the grid, and its type has the sizes of the tokens and no other`, async ({
    tab: page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(route);
    await nameTokens(page);
    const {tokens, used} = await sizesOf(page);
    expect(tokens).toHaveLength(7);
    const others = used.filter(({size}) => !tokens.some((token) => Math.abs(token - size) < 0.05));
    expect.soft(others, 'sizes that are no token').toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const {shell, bars, text, lefts, prose, blocks} = await edgesOf(page, own);
      // The shell: as wide as the window, up to 90rem, with one gutter on both sides.
      expect.soft(shell.left, `${width}: shell`).toBeCloseTo(width - shell.right, 0);
      expect.soft(shell.right - shell.left).toBeLessThanOrEqual(1440);
      for (const [name, {left, right}] of Object.entries(bars)) {
        expect.soft(left, `${width}: ${name} begins`).toBeCloseTo(shell.left, 0);
        expect.soft(right, `${width}: ${name} ends`).toBeCloseTo(shell.right, 0);
      }
      // Text begins in one line: the shell's edge, or beside the sidebar.
      const astray = lefts.filter(({left}) => Math.abs(left - text.left) >= 1);
      expect.soft(astray, `${width}: text that begins elsewhere`).toEqual([]);
      if (width < 997) {
        expect.soft(text.left, `${width}: text begins`).toBeCloseTo(shell.left, 0);
      }
      // Two widths: prose is never wider than its measure; code and tables fill the column.
      const [column] = blocks.map(({left, right}) => right - left);
      if (column !== undefined && (width < 997 || width >= 1440)) {
        expect
          .soft(column, `${width}: column`)
          .toBeCloseTo(Math.min(text.column, shell.right - shell.left), 0);
      }
      for (const {right, what} of prose) {
        expect.soft(right - text.left, `${width}: ${what}`).toBeLessThanOrEqual(text.measure + 1);
      }
      for (const {left, right, what} of blocks) {
        expect.soft(left, `${width}: ${what} begins`).toBeCloseTo(text.left, 0);
        expect.soft(right - left, `${width}: ${what}`).toBeCloseTo(column ?? 0, 0);
      }
    }
  });
}
