/** Back and forward show pages as they were left, out of the browser's memory, with the choices made meanwhile. */
import type {Locator, Page} from '@playwright/test';
import config from '../../playwright.config';
import {released} from '../../config/versions';
import {findFullChromium} from '../support/browsers';
import {colorToggle, expect, test, visit} from '../support/fixtures';

const browser = findFullChromium();
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: browser,
    // Playwright's default: the pages of most tests are better loaded each time.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
test.skip(!browser, 'the shell of Chromium keeps no page: apt-get install chromium');

/** Follows a link without the pointer, which would scroll to it. */
const follow = (link: Locator) => link.first().evaluate((element: HTMLElement) => element.click());
const scrollTo = (page: Page, top: number) =>
  page.evaluate((position) => {
    window.scrollTo({top: position, behavior: 'instant'});
  }, top);
const expectTop = (page: Page, top: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(top);

for (const [when, open] of [
  ['before React', (page, path) => page.goto(path)],
  ['once React runs', visit],
] as readonly [string, typeof visit][]) {
  test(`a page that was left ${when} comes back as it was`, async ({page}) => {
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

test('the router’s Back and Forward keep positions, folds and the words of the search', async ({page}) => {
  const folded = `/docs/${released.path}/topics/architecture/`;
  const glossary = `/docs/${released.path}/glossary/`;
  await visit(page, folded);
  const fold = page.locator('.code-fold').first();
  await fold.locator('summary').click();
  await scrollTo(page, 700);
  await follow(page.locator(`.menu a[href="${glossary}"]`));
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await scrollTo(page, 1500);

  await page.goBack();
  await expect(page).toHaveURL(folded);
  await expectTop(page, 700);
  await expect(fold).toHaveAttribute('open');
  await page.goForward();
  await expect(page).toHaveURL(glossary);
  await expectTop(page, 1500);

  // The search keeps its words in the address without the router.
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('kubectl');
  await follow(page.getByRole('link', {name: 'Show all results'}));
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('kustomize');
  await expect(page).toHaveURL(/q=kustomize/);
  await scrollTo(page, 900);
  await expectTop(page, 900);
  await follow(page.getByRole('option').nth(9));
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(field).toHaveValue('kustomize');
  await expectTop(page, 900);
  await page.goBack();
  await expect(page).toHaveURL(glossary);
  await expectTop(page, 1500);
});
