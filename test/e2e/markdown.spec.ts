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

test('a copy that cannot be had is said to be missing', async ({page, tolerate}) => {
  tolerate(/\b404\b/);
  await page.route('**/index.md', (route) => route.fulfill({status: 404, body: 'none'}));
  await visit(page, page_);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('article').getByRole('status')).toHaveText('Not copied');
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
