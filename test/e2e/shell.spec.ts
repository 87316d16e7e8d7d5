import {released} from '../../config/versions';
import {site} from '../../config/site';
import {expect, test, visit} from '../support/fixtures';

// What the shell of every page has: see test/build/html.spec.ts.

test('the navbar leads to docs, blog and home, marks the current one, and loads no document', async ({
  page,
}) => {
  await visit(page, '/markdown-page/');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const [item, target, title] of [
    ['Docs', `/docs/${released.path}/tutorial/overview/`, /^Overview \|/],
    ['Blog', '/blog/', /^Blog \|/],
    ['Holos', '/', /^See what a change does/],
  ] as const) {
    await navbar.getByRole('link', {name: item, exact: true}).click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + target);
    // The address and the canonical one change at the click, the page with its title later.
    await expect(page).toHaveTitle(title);
    await expect(navbar.locator('a.navbar__link--active')).toHaveText(target === '/' ? [] : [item]);
  }
  expect(documents).toEqual([]);
  // It stays when one scrolls down; one that hides would move out later than this test looks.
  await expect(page.locator('nav.navbar')).not.toHaveClass(/hideable/i);
  await page.keyboard.press('End');
  await page.waitForFunction(
    () => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
  );
  await expect.poll(async () => (await page.locator('nav.navbar').boundingBox())?.y).toBeCloseTo(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('the skip link is the first stop, is visible when focused, and leads past the navbar', async ({
      page,
    }) => {
      await page.goto(`/docs/${released.path}/glossary/`);
      const skip = page.getByRole('link', {name: 'Skip to main content'});
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(skip).not.toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator(':is(main, #__docusaurus_skipToContent_fallback) :focus')).toHaveCount(1);
    });
  });
}
