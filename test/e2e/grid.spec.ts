/** The grid of src/css/tokens.css: where blocks begin and end on each kind of page, and in which sizes type is set. */
import type {Page} from '@playwright/test';
import {expect} from '../support/fixtures';
import {edgesOf, sizesOf} from '../support/grid';
import {test} from '../support/sweep';

/** CSS pixels: the narrowest phone, a phone, a tablet, a desktop, a wide screen. */
const widths = [320, 390, 768, 1440, 2560];

const kinds = [
  '/',
  '/docs/v1alpha5/',
  '/docs/v1alpha5/tutorial/hello-holos/',
  '/docs/v1alpha6/tutorial/validators/',
  '/docs/v1alpha5/topics/architecture/',
  '/docs/v1alpha5/topics/comparison/',
  '/docs/v1alpha6/api/core/',
  '/docs/v1alpha5/api/cli/',
  '/docs/v1alpha5/glossary/',
  '/docs/v1alpha5/support/',
  '/blog/',
  '/blog/why-cue-for-configuration/',
  '/blog/archive/',
  '/blog/authors/',
  '/blog/tags/',
  '/markdown-page/',
  '/search/',
  '/no-such-page/',
];

/** Values that differ by less than a pixel are one. */
const distinct = (values: readonly number[]) =>
  values.filter((value, index) => values.findIndex((other) => Math.abs(other - value) < 1) === index);

async function open(page: Page, route: string): Promise<void> {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(route);
}

for (const route of kinds) {
  test(`${route} keeps to the grid`, async ({tab: page}) => {
    await open(page, route);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const {shell, bars, text, lefts, prose, blocks} = await edgesOf(page);
      // The shell: as wide as the window, up to 90rem, with one gutter on both sides.
      expect.soft(shell.left, `${width}: shell`).toBeCloseTo(width - shell.right, 0);
      expect.soft(shell.right - shell.left).toBeLessThanOrEqual(1440);
      for (const [name, {left, right}] of Object.entries(bars)) {
        expect.soft(left, `${width}: ${name} begins`).toBeCloseTo(shell.left, 0);
        expect.soft(right, `${width}: ${name} ends`).toBeCloseTo(shell.right, 0);
      }
      // Text begins in one line: the shell's edge, or beside the sidebar.
      expect
        .soft(distinct(lefts.map(({left}) => left)), `${width}: ${JSON.stringify(lefts)}`)
        .toHaveLength(1);
      if (width < 997) {
        expect.soft(text.left, `${width}: text begins`).toBeCloseTo(shell.left, 0);
      }
      // Two widths: prose is never wider than its measure; code and tables fill the column.
      const column = Math.min(text.column, text.right - text.left);
      for (const {right, what} of prose) {
        expect.soft(right - text.left, `${width}: ${what}`).toBeLessThanOrEqual(text.measure + 1);
      }
      for (const {left, right, what} of blocks) {
        expect.soft(left, `${width}: ${what} begins`).toBeCloseTo(text.left, 0);
        expect.soft(right - left, `${width}: ${what}`).toBeCloseTo(column, 0);
      }
    }
  });
}

test('type has the sizes of the tokens, and no other', async ({tab: page}) => {
  for (const route of kinds) {
    await open(page, route);
    const {tokens, used} = await sizesOf(page);
    expect(tokens).toHaveLength(7);
    const others = used.filter(({size}) => !tokens.some((token) => Math.abs(token - size) < 0.05));
    expect.soft(others, route).toEqual([]);
  }
});
