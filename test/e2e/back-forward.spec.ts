/** Back and forward show pages as they were left, out of the browser's memory, with the choices made meanwhile. */
import config from '../../playwright.config';
import {released} from '../../config/versions';
import {findFullChromium} from '../../plugins/kit/chromium';
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

for (const [when, open] of [
  ['before React', (page, path) => page.goto(path)],
  ['once React runs', visit],
] as readonly [string, typeof visit][]) {
  test(`a page that was left ${when} comes back as it was`, async ({page}) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({persisted}) => Object.assign(window, {isKept: persisted}));
    });
    await open(page, '/blog/');
    await page.evaluate(() => scrollTo(0, 300));
    await page.goto(`/docs/${released.path}/glossary/`);
    await colorToggle(page).click();
    await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
    await page.goBack({waitUntil: 'commit'});
    await expect.poll(() => page.evaluate(() => (window as {isKept?: boolean}).isKept)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(colorToggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('banner').getByRole('button', {name: 'Close'})).toBeHidden();
    // The bar of the announcement is gone.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
}
