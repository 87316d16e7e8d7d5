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
