import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions, Spec} from 'axe-core';
import {expect} from './fixtures';

declare global {
  interface Window {
    axe: {configure: (spec: Spec) => void; run: (root: string, options: RunOptions) => Promise<AxeResults>};
  }
}

/** WCAG 2.2 at the levels A and AA, and what axe calls best practice. */
const everything = 'wcag2a wcag2aa wcag21a wcag21aa wcag22a wcag22aa best-practice'.split(' ');

export const desktop = {width: 1280, height: 900};
export const phone = {width: 390, height: 844};

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** How many texts of the same look are enough: one may lie below something else, where axe cannot tell its contrast. */
const SAMPLES = 3;

/**
 * Marks texts that look like others before them, with the same color and size on the same ground: their contrast is the
 * same, too. It takes two thirds of the time to compute, and a page has hundreds of words of code in few colors.
 */
function markAlike(samples: number): void {
  const grounds = new Map<Element | null, string>();
  const seen = new Map<string, number>();
  for (const element of Array.from(document.querySelectorAll('*'))) {
    const style = getComputedStyle(element);
    const {position, backgroundColor, backgroundImage, opacity, filter} = style;
    const isShown = element.checkVisibility({visibilityProperty: true});
    // What is positioned may have another ground than its parents.
    const place = position === 'static' ? '' : `${element.getAttribute('class')}`;
    const own = [backgroundColor, backgroundImage, opacity, filter, place, isShown].join();
    const around = grounds.get(element.parentElement) ?? '';
    const ground = own === 'rgba(0, 0, 0, 0),none,1,none,,true' ? around : `${around};${own}`;
    grounds.set(element, ground);
    const {color, fontSize, fontWeight, textShadow} = style;
    const isOff = element.matches(':disabled, [aria-disabled=true]');
    const look = [ground, color, fontSize, fontWeight, textShadow, isOff].join();
    // axe doesn't check a single character.
    const hasText = Array.from(element.childNodes).some(
      (node) => node instanceof Text && node.data.trim().length > 1,
    );
    const count = (seen.get(look) ?? 0) + (hasText ? 1 : 0);
    seen.set(look, count);
    element.toggleAttribute('data-alike', hasText && count > samples);
  }
}

/** What axe finds in a part of the page as it is, a line for each rule and element. */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Evaluated, as the site's policy lets no script of somebody else run.
    await page.evaluate(axe);
  }
  await page.evaluate(markAlike, SAMPLES);
  const violations = await page.evaluate(
    async ([root, options]) => {
      window.axe.configure({rules: [{id: 'color-contrast', selector: ':not([data-alike])'}]});
      return (await window.axe.run(root, options)).violations;
    },
    // No rule among them reads the text of the styles.
    [part, {runOnly: everything, resultTypes: ['violations'], preload: false} satisfies RunOptions] as const,
  );
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/** Chooses the mode by a toggle, which is in the menu on a phone. */
async function choose(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    if (document.documentElement.dataset.theme !== theme) {
      document.querySelector<HTMLElement>('.color-toggle')?.click();
    }
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** A look at a page: the size of the window, the color mode, and the part of the page. */
export type Look = readonly [
  size: {width: number; height: number},
  mode: 'light' | 'dark',
  part: 'html' | 'main',
];

/** The whole page, wide and light, narrow and dark. */
export const whole: readonly Look[] = [
  [desktop, 'light', 'html'],
  [phone, 'dark', 'html'],
];

/** What is peculiar to a page is its text. */
export const wideText: Look = [desktop, 'light', 'main'];
export const narrowText: Look = [phone, 'dark', 'main'];

/** Judges the page as it is now by each of the looks, and leaves it as the last one has it. */
export async function judge(page: Page, looks: readonly Look[]): Promise<void> {
  for (const [size, mode, part] of looks) {
    await page.setViewportSize(size);
    await choose(page, mode);
    // Resize observers run when a frame is drawn.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect.soft(await violationsOf(page, part), `axe: ${mode}, ${size.width} px`).toEqual([]);
  }
}
