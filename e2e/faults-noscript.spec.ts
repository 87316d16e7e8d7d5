import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

test.use({javaScriptEnabled: false});

/** Whether nothing lies over the element: a click at its middle would meet it or a part of it. */
async function expectUncovered(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  await expect(element).toBeVisible();
  // A trial click does all but click: it waits until the element would receive it.
  await element.click({trial: true});
}

const kinds = [
  '/',
  '/markdown-page/',
  '/docs/v1alpha5/',
  '/docs/v1alpha6/api/core/',
  '/blog/',
  '/blog/announcing-holos/',
  '/blog/archive/',
  '/blog/tags/',
];

for (const path of kinds) {
  test(`${path} can be read`, async ({page}) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expectUncovered(page, '.main-wrapper :is(h1, h2):visible');
    await expectUncovered(page, '.main-wrapper :is(p, li):visible');
    await expect(page.getByText('did not load properly')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('light colors, so that text stands out from its ground', async ({page}) => {
  await page.goto('/docs/v1alpha5/glossary/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const lightness = await page.locator('html').evaluate((root) => {
    const channel = (color: string) => Number(/\d+/.exec(color)?.[0]);
    const ground = channel(getComputedStyle(root).backgroundColor);
    const text = channel(getComputedStyle(document.querySelector('article p') ?? root).color);
    return {ground, text};
  });
  expect(lightness.ground).toBeGreaterThan(200);
  expect(lightness.text).toBeLessThan(100);
});

test('links of navbar, sidebar, page and footer lead on', async ({page}) => {
  await page.goto('/docs/v1alpha5/');
  await page.locator('nav.navbar a[href="/docs/v1alpha5/tutorial/overview/"]').click();
  await expect(page).toHaveURL('/docs/v1alpha5/tutorial/overview/');
  await page.locator('aside a[href="/docs/v1alpha5/glossary/"]').first().click();
  await expect(page).toHaveURL('/docs/v1alpha5/glossary/');
  await page.locator('.pagination-nav a').first().click();
  await expect(page).not.toHaveURL('/docs/v1alpha5/glossary/');
  await page.locator('footer a[href="/blog/"]').click();
  await expect(page).toHaveURL('/blog/');
  await page.locator('main a[href="/blog/announcing-holos/"]').first().click();
  await expect(page).toHaveURL('/blog/announcing-holos/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a place on the page can be linked to', async ({page}) => {
  await page.goto('/docs/v1alpha5/api/core/#BuildPlan');
  await expect(page.locator('#BuildPlan')).toBeInViewport();
});

test('code can be read and its lines are apart', async ({page}) => {
  await page.goto('/docs/v1alpha5/tutorial/hello-holos/');
  const code = page.locator('pre code').first();
  await expect(code).toBeVisible();
  expect((await code.innerText()).trim()).not.toBe('');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the page can be read and the footer leads to the tutorial', async ({page}) => {
    await page.goto('/docs/v1alpha5/glossary/');
    await expectUncovered(page, 'main h1');
    await page.locator('footer a[href="/docs/v1alpha5/tutorial/overview/"]').click();
    await expect(page).toHaveURL('/docs/v1alpha5/tutorial/overview/');
  });
});

test('controls that cannot work do not take a pointer or the focus for it', async ({page}) => {
  await page.goto('/docs/v1alpha5/glossary/');
  const enabled = page.locator('button:enabled:visible');
  const labels = await enabled.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );
  expect(labels, 'buttons that do nothing without JavaScript').toEqual([]);
});
