import type {Page} from '@playwright/test';
import {released} from '../../config/versions';
import {read} from '../support/built';
import {stopClock} from '../support/clock';
import {expect, test, visit} from '../support/fixtures';
import {pageMenu} from '../support/shell';

const page_ = `/docs/${released.path}/tutorial/cue/`;

// Messages go by themselves.
test.beforeEach(({page}) => page.clock.install());

const copyOf = (route: string) => read(`${route}index.md`).toString();

test('the page is copied as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(page_);
  await stopClock(page);
  await pageMenu(page).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeInViewport();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copyOf(page_));
});

/** Presses the button for the copy of the page, which fails. */
async function failToCopy(page: Page): Promise<void> {
  await visit(page, page_);
  await stopClock(page);
  await pageMenu(page).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: "Couldn't copy"})).toBeInViewport();
}

test('a message says that the Markdown copy is missing', async ({page, context, tolerate}) => {
  // Without it the browser refuses the clipboard, maybe before the answer is there.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  tolerate(/^response 404: .*index\.md$/);
  tolerate(/^console\.error: Failed to load resource: .*\b404\b/);
  await page.route('**/index.md', (route) => route.fulfill({status: 404, body: 'none'}));
  await failToCopy(page);
});

test('a message says that the browser refuses the clipboard', async ({page, context}) => {
  // Denies all that it does not name. Without it the whole browser asks the reader, and the shell denies.
  await context.grantPermissions([]);
  await failToCopy(page);
});

test('feeds and sitemap are well-formed XML', async ({page}) => {
  await page.goto('/robots.txt');
  for (const [file, root] of [
    ['blog/rss.xml', 'rss'],
    ['blog/atom.xml', 'feed'],
    ['sitemap.xml', 'urlset'],
  ] as const) {
    const found = await page.evaluate((xml) => {
      const document_ = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        root: document_.documentElement.nodeName,
        errors: Array.from(document_.getElementsByTagName('parsererror'), (error) => error.textContent),
      };
    }, read(file).toString());
    expect(found, file).toEqual({root, errors: []});
  }
});
