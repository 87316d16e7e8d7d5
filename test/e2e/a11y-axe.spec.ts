import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';
import {expect, test, visit} from '../support/fixtures';
import {routesOf, sections} from '../support/sitemap';

declare global {
  interface Window {
    axe: {run: (root: Document, options: RunOptions) => Promise<AxeResults>};
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

/** The rules among them that look at colors; the others find the same in both modes. */
const colors: RunOptions['runOnly'] = {type: 'rule', values: ['color-contrast', 'link-in-text-block']};

const desktop = {width: 1280, height: 900};
const phone = {width: 390, height: 844};

/** What axe finds on the page as it is, a line for each rule and element. */
async function violationsOf(page: Page, runOnly = everything): Promise<string[]> {
  const violations = await page.evaluate(
    async (options) => (await window.axe.run(document, options)).violations,
    // No rule among them reads the text of the styles.
    {runOnly, resultTypes: ['violations'], preload: false} satisfies RunOptions,
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

/** Judges a page in both widths and both color modes. */
async function judge(page: Page, route: string): Promise<void> {
  await page.setViewportSize(desktop);
  await visit(page, route);
  await page.addScriptTag({path: 'node_modules/axe-core/axe.min.js'});
  for (const [size, mode, rules] of [
    [desktop, 'light', everything],
    [desktop, 'dark', colors],
    [phone, 'dark', colors],
    [phone, 'light', everything],
  ] as const) {
    await page.setViewportSize(size);
    await choose(page, mode);
    // What depends on the size is told of it when a frame is drawn.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect.soft(await violationsOf(page, rules), `${route}, ${mode}, ${size.width} px`).toEqual([]);
  }
}

// Colors that are on their way from one mode to the other belong to neither.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [name, section] of Object.entries(sections)) {
  test(`axe finds nothing: ${name}`, async ({page}) => {
    test.setTimeout(300_000);
    for (const route of routesOf(section)) {
      await test.step(route, () => judge(page, route));
    }
  });
}

test('axe finds nothing on the not-found page', async ({page, tolerate}) => {
  tolerate(/404/);
  await judge(page, '/docs/none/');
});

test('axe finds nothing on the search page', async ({page}) => {
  await judge(page, '/search/?q=validators');
});

test('axe finds nothing in the open menu of a phone', async ({page}) => {
  await page.setViewportSize(phone);
  await visit(page, '/docs/v1alpha6/topics/architecture/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
  await page.addScriptTag({path: 'node_modules/axe-core/axe.min.js'});
  expect(await violationsOf(page)).toEqual([]);
});

for (const size of [desktop, phone]) {
  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing in the open search: ${mode}, ${size.width} px`, async ({page}) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.setViewportSize(size);
      await visit(page, '/docs/v1alpha6/topics/architecture/');
      await page.keyboard.press('/');
      await page.addScriptTag({path: 'node_modules/axe-core/axe.min.js'});
      expect(await violationsOf(page), 'before a query').toEqual([]);
      await page.getByRole('combobox', {name: 'Search', exact: true}).fill('validators');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      expect(await violationsOf(page), 'with an answer').toEqual([]);
    });
  }
}

test('axe finds a fault where there is one', async ({page}) => {
  await visit(page, '/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await page.addScriptTag({path: 'node_modules/axe-core/axe.min.js'});
  expect(await violationsOf(page)).toEqual([expect.stringMatching(/^button-name: /)]);
});
