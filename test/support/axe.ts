import {readFileSync} from 'node:fs';
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
const colors: RunOptions['runOnly'] = {type: 'rule', values: ['color-contrast', 'link-in-text-block']};

export const desktop = {width: 1280, height: 900};
export const phone = {width: 390, height: 844};

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Makes axe known to a page. Evaluated, as the site's policy lets no script of somebody else run. */
export async function installAxe(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/** What axe finds in a part of the page as it is, a line for each rule and element. */
export async function violationsOf(page: Page, runOnly = everything, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await installAxe(page);
  }
  const violations = await page.evaluate(
    async ([root, options]) => (await window.axe.run(root, options)).violations,
    // No rule among them reads the text of the styles.
    [part, {runOnly, resultTypes: ['violations'], preload: false} satisfies RunOptions] as const,
  );
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/** Chooses the mode by a toggle, which a phone has in its menu alone. */
async function choose(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    if (document.documentElement.dataset.theme !== theme) {
      document.querySelector<HTMLElement>('.color-toggle')?.click();
    }
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** A look at a page: the size of the window, the color mode, the rules, and the part of the page. */
export type Look = readonly [
  size: {width: number; height: number},
  mode: 'light' | 'dark',
  rules: RunOptions['runOnly'],
  part: 'html' | 'main',
];

/** The whole page, in each size and each mode. */
export const whole: readonly Look[] = [
  [desktop, 'light', everything, 'html'],
  [desktop, 'dark', colors, 'html'],
  [phone, 'dark', colors, 'html'],
  [phone, 'light', everything, 'html'],
];

/** What is peculiar to a page is its text. */
export const wideText: Look = [desktop, 'light', everything, 'main'];
export const narrowText: Look = [phone, 'dark', everything, 'main'];

/** Judges the page as it is now by each of the looks, and leaves it as the last one has it. */
export async function judge(page: Page, looks: readonly Look[]): Promise<void> {
  for (const [size, mode, rules, part] of looks) {
    await page.setViewportSize(size);
    await choose(page, mode);
    // What depends on the size is told of it when a frame is drawn.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect.soft(await violationsOf(page, rules, part), `axe: ${mode}, ${size.width} px`).toEqual([]);
  }
}
