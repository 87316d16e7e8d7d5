import type {Page} from '@playwright/test';
import {released} from '../../config/versions';
import {stopClock} from '../support/clock';
import {expect, test, visit} from '../support/fixtures';
import {holdScripts} from '../support/scripts';

test.use({prefetch: true});

const from = `/docs/${released.path}/glossary/`;
const to = `/docs/${released.path}/topics/`;

function linkTo(page: Page, target: string) {
  return page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${target}"]`);
}

function barOf(page: Page) {
  return page.locator('#nprogress .bar');
}

test('the progress bar appears after 200 ms, and disappears with the next page', async ({page}) => {
  await page.clock.install();
  await visit(page, from);
  await stopClock(page);
  const scripts = await holdScripts(page);
  await linkTo(page, to).click();
  await expect.poll(() => scripts.held.length).toBeGreaterThan(0);
  await page.clock.runFor(199);
  await expect(barOf(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(barOf(page)).toBeVisible();
  // Until it is there, the page one came from stays.
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-glossary/);
  await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();

  await page.clock.resume();
  scripts.release();
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-topics\/index/);
  await expect(barOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(to);

  // Neither a page that is there before nor a place on the page takes a bar.
  await stopClock(page);
  await linkTo(page, from).click();
  await expect(page).toHaveURL(from);
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page).toHaveURL(/#./);
  await page.clock.runFor(10_000);
  await expect(barOf(page)).toHaveCount(0);
});

/** Says to the page what connection it has. */
async function connect(page: Page, connection: {effectiveType: string; saveData: boolean}): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {get: () => value, configurable: true});
  }, connection);
}

/** Waits until the browser had nothing to do for a while, and more than once. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let time = 0; time < 5; time++) {
      await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    }
  });
}

/** Counts what the page loads for pages that nobody has asked for yet. */
async function loadedAhead(page: Page): Promise<{prefetched: number; preloaded: number}> {
  await page.mouse.move(0, 0);
  await visit(page, from);
  const link = linkTo(page, to);
  await expect(link).toBeInViewport();
  // Observers report in the order of their creation: when this one has, those of the links have as well.
  await link.evaluate(
    (element) => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(element)),
  );
  await idle(page);
  const prefetched = await page
    .locator('head link[rel=prefetch][as=script], head link[rel=prefetch]')
    .count();

  let preloaded = 0;
  page.on('request', (request) => {
    preloaded += request.resourceType() === 'script' ? 1 : 0;
  });
  await link.hover();
  // The answer comes after the requests that the hover made.
  await page.evaluate(() => fetch('/404.html', {method: 'HEAD'}));
  return {prefetched, preloaded};
}

test('visible links are prefetched, and preloaded when hovered, unless the reader saves data', async ({
  page,
}) => {
  await connect(page, {effectiveType: '4g', saveData: false});
  const {prefetched, preloaded} = await loadedAhead(page);
  expect(prefetched).toBeGreaterThan(0);
  expect(preloaded).toBeGreaterThan(0);
  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    await connect(page, connection);
    expect(await loadedAhead(page), JSON.stringify(connection)).toEqual({prefetched: 0, preloaded: 0});
  }
  await linkTo(page, to).click();
  await expect(page).toHaveURL(to);
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-topics\/index/);
});
