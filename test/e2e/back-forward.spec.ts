/** Back and forward show pages as they were left, out of the browser's memory, with the choices made meanwhile. */
import type {Page} from '@playwright/test';
import config from '../../playwright.config';
import {released} from '../../config/versions';
import {colorToggle, expect, test, visit} from '../support/fixtures';

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    // Playwright's default: the pages of most tests are better loaded each time.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const scrollTo = (page: Page, top: number) =>
  page.evaluate((position) => {
    window.scrollTo({top: position, behavior: 'instant'});
  }, top);

for (const [when, open] of [
  ['before React', (page, path) => page.goto(path)],
  ['once React runs', visit],
] as readonly [string, typeof visit][]) {
  test(`Back shows a page that was left ${when} where it was, in the mode chosen since`, async ({page}) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({persisted}) => {
        document.documentElement.dataset.kept = String(persisted);
      });
    });
    await open(page, '/blog/');
    await scrollTo(page, 300);
    await page.goto(`/docs/${released.path}/glossary/`);
    await colorToggle(page).click();
    await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
    await page.goBack({waitUntil: 'commit'});
    // Not by a call in the page, which ends with an error if the documents change meanwhile.
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(colorToggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('banner').getByRole('button', {name: 'Close'})).toBeHidden();
    // The bar of the announcement is gone.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
}

test('Back to the search page restores its query and scroll position', async ({page}) => {
  await visit(page, '/search/');
  const field = page.getByRole('main').getByRole('combobox');
  // The search keeps its words in the address without the router.
  await field.fill('kustomize');
  await expect(page).toHaveURL(/q=kustomize/);
  await expect(page.getByRole('option').nth(11)).toBeVisible();
  await scrollTo(page, 400);
  const top = () => page.evaluate(() => scrollY);
  await expect.poll(top).toBe(400);
  // Without the pointer, which would scroll to the link.
  await page
    .getByRole('option')
    .nth(9)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(field).toHaveValue('kustomize');
  await expect.poll(top).toBe(400);
});
