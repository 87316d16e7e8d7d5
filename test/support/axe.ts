import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';
import {expect} from './fixtures';

declare global {
  interface Window {
    axe: {run: (root: string, options: RunOptions) => Promise<AxeResults>};
  }
}

/** WCAG 2.2 at the levels A and AA, and what axe calls best practice. */
const everything: RunOptions['runOnly'] = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

/** The rules among them that look at colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const colors: RunOptions['runOnly'] = {type: 'rule', values: colorRules};

/** The rules that depend on where things are, colors included, since what stands behind a text does as well. */
const places: RunOptions['runOnly'] = {
  type: 'rule',
  values: [...colorRules, 'target-size', 'scrollable-region-focusable'],
};

export const desktop = {width: 1280, height: 900};
export const phone = {width: 390, height: 844};

/** What axe finds in a part of the page as it is, a line for each rule and element. */
export async function violationsOf(page: Page, runOnly = everything, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.addScriptTag({path: require.resolve('axe-core/axe.min.js')});
  }
  const violations = await page.evaluate(
    async ([root, options]) => (await window.axe.run(root, options)).violations,
    // No rule among them reads the text of the styles.
    [part, {runOnly, resultTypes: ['violations'], preload: false} satisfies RunOptions] as const,
  );
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/** Chooses the mode as another tab would: there is no toggle in a phone's bar. */
async function choose(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    localStorage.setItem('theme', theme);
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue: theme, storageArea: localStorage}),
    );
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

const whole = [
  [desktop, 'light', everything],
  [desktop, 'dark', colors],
  [phone, 'dark', colors],
  [phone, 'light', everything],
] as const;

const pairs = [
  [desktop, 'light', everything],
  [phone, 'dark', places],
] as const;

/**
 * Judges the page as it is now in both widths and both color modes, and leaves it as a phone shows it.
 *
 * @param every looks at the whole page, at each width in each mode; else its main part is looked at once at each width
 *   and in each mode, which finds all that is wrong with the text of one page, but nothing of the frame around it
 */
export async function judge(page: Page, every: boolean): Promise<void> {
  for (const [size, mode, rules] of every ? whole : pairs) {
    await page.setViewportSize(size);
    await choose(page, mode);
    // What depends on the size is told of it when a frame is drawn.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect
      .soft(await violationsOf(page, rules, every ? 'html' : 'main'), `axe: ${mode}, ${size.width} px`)
      .toEqual([]);
  }
}
