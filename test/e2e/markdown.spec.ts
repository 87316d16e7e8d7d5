import type {Page} from '@playwright/test';
import {released} from '../../config/versions';
import {read} from '../support/built';
import {expect, test, visit} from '../support/fixtures';

const page_ = `/docs/${released.path}/tutorial/cue/`;

const copyOf = (route: string) => read(`${route}index.md`).toString();

test('the page is copied as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(page_);
  // Before React runs: the click is kept for it.
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('article').getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copyOf(page_));
  await expect(page.getByRole('article').getByRole('status')).toHaveText('');
});

/** Presses the button for the copy of the page, which fails. */
async function failToCopy(page: Page): Promise<void> {
  await visit(page, page_);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('article').getByRole('status')).toHaveText('Not copied');
}

test('a copy that cannot be had is said to be missing', async ({page, context, tolerate}) => {
  // Without it the browser refuses the clipboard, maybe before the answer is there.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  tolerate(/^response 404: .*index\.md$/);
  tolerate(/^console\.error: Failed to load resource: .*\b404\b/);
  await page.route('**/index.md', (route) => route.fulfill({status: 404, body: 'none'}));
  await failToCopy(page);
});

test('a clipboard that the browser refuses is said, whenever the copy arrives', async ({
  page,
  context,
  tolerate,
}) => {
  // Denies all that it does not name. Without it the whole browser asks the reader, and the shell denies.
  await context.grantPermissions([]);
  tolerate(/^response 404: .*index\.md$/);
  tolerate(/^console\.error: Failed to load resource: .*\b404\b/);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/index.md', async (route) => {
    await asked;
    await route.fulfill({status: 404, body: 'none'});
  });
  await failToCopy(page);
  // Nobody waits for it any more. What the page makes of it is done when a later request has its answer.
  answer();
  await page.evaluate(() => fetch('index.md'));
});

for (const route of [page_, '/blog/announcing-holos/']) {
  test(`${route} can be viewed as Markdown`, async ({page}) => {
    await visit(page, route);
    const [response] = await Promise.all([
      page.waitForResponse((got) => got.url().endsWith(`${route}index.md`)),
      page.getByRole('link', {name: 'View as Markdown'}).click(),
    ]);
    expect(response.headers()['content-type']).toMatch(/^text\/markdown/);
    await expect(page).toHaveURL(`${route}index.md`);
    await expect(page.locator('body')).toContainText(copyOf(route).split('\n', 1)[0] ?? '');
  });
}
