import {released} from '../../config/versions';
import {read} from '../support/built';
import {stopClock} from '../support/clock';
import {expect, test, visit} from '../support/fixtures';
import {pageMenu} from '../support/shell';

const page_ = `/docs/${released.path}/tutorial/cue/`;

// Messages go by themselves.
test.beforeEach(({page}) => page.clock.install());

test('the page is copied as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(page_);
  await stopClock(page);
  await pageMenu(page).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeInViewport();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(read(`${page_}index.md`)));
});

for (const [why, permissions, status] of [
  ['the Markdown copy is missing', ['clipboard-read', 'clipboard-write'], 404],
  // An empty list denies all. Without it the whole browser asks the reader, and the shell denies.
  ['the browser refuses the clipboard', [], 200],
] as const) {
  test(`a message says that nothing was copied, because ${why}`, async ({page, context, tolerate}) => {
    if (status === 404) {
      [/^response 404: .*index\.md$/, /^console\.error: Failed to load resource: .*\b404\b/].forEach(
        tolerate,
      );
    }
    await context.grantPermissions([...permissions]);
    await page.route('**/index.md', (route) => route.fulfill({status, body: 'none'}));
    await visit(page, page_);
    await stopClock(page);
    await pageMenu(page).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByRole('status').filter({hasText: "Couldn't copy"})).toBeInViewport();
  });
}
