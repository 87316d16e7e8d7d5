import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {expect, hydrated, test, visit} from '../support/fixtures';

const released = '/docs/v1alpha5/tutorial/overview/';
const unreleased = '/docs/v1alpha6/tutorial/overview/';

/** Stores the docs version that a former visit chose. */
async function preferVersion(page: Page, name: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('docs-preferred-version-default', value), name);
}

for (const [form, address] of [
  ['without its final slash', '/docs/v1alpha6/topics/gitops'],
  ['that ends in .html', '/docs/v1alpha6/topics/gitops.html'],
  ['that ends in /index.html', '/docs/v1alpha6/topics/gitops/index.html'],
] as const) {
  test(`the server leads an address ${form} to the slash form`, async ({page}) => {
    const response = await page.goto(`${address}#content`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL('/docs/v1alpha6/topics/gitops/#content');
  });

  test(`a page served at an address ${form} moves to the slash form by itself`, async ({page}) => {
    const body = await readFile('build/docs/v1alpha6/topics/gitops/index.html', 'utf8');
    await page.route(
      (url) => url.pathname === address,
      (route) => route.fulfill({contentType: 'text/html', body}),
    );
    await visit(page, '/blog/');
    await page.evaluate((target) => location.assign(target), `${address}?x=1#content`);
    await page.waitForURL('/docs/v1alpha6/topics/gitops/?x=1#content');
    await hydrated(page);

    // The address that was left behind is no step on the way back.
    await page.goBack();
    await expect(page).toHaveURL('/blog/');
  });
}

test('top-level addresses are led to the slash form', async ({page}) => {
  for (const [address, target] of [
    ['/blog', '/blog/'],
    ['/blog.html', '/blog/'],
    ['/markdown-page', '/markdown-page/'],
    ['/markdown-page.html', '/markdown-page/'],
    ['/blog/announcing-holos.html', '/blog/announcing-holos/'],
    ['/index.html', '/'],
  ] as const) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page).toHaveURL(target);
  }
});

for (const entry of ['/docs', '/docs/']) {
  test(`${entry} leads to the tutorial overview of the released version`, async ({page}) => {
    await page.goto(entry);
    await expect(page).toHaveURL(released);
    await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();
  });

  test(`${entry} leads to the tutorial overview of the version the reader prefers`, async ({page}) => {
    await preferVersion(page, 'current');
    await page.goto(entry);
    await expect(page).toHaveURL(unreleased);
    await expect(page.getByRole('note', {name: 'Version'})).toContainText('v1alpha6 is unreleased');
  });
}

test('/docs/ leads to the released version when the preferred one is gone', async ({page}) => {
  await preferVersion(page, 'v1alpha1');
  await page.goto('/docs/');
  await expect(page).toHaveURL(released);
});

test('/docs/ is no step on the way back', async ({page}) => {
  await visit(page, '/blog/');
  await page.evaluate(() => location.assign('/docs/'));
  await page.waitForURL(released);
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/blog/');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const entry of ['/docs', '/docs/']) {
    test(`${entry} leads to the tutorial overview of the released version`, async ({page}) => {
      await page.goto(entry);
      await expect(page).toHaveURL(released);
    });
  }
});

for (const address of [
  '/no-such-page/',
  '/no-such-page',
  '/no-such-page.html',
  '/docs/v1alpha5/no-such-page/',
  '/docs/v1alpha6/tutorial/no-such-page/',
  '/docs/v1alpha1/',
  '/blog/no-such-post/',
  '/blog/tags/no-such-tag/',
]) {
  test(`the unknown path ${address} shows the not-found page`, async ({page, tolerate}) => {
    tolerate(/^response 404: .*\/no-such-|^response 404: .*\/docs\/v1alpha1\//);
    tolerate(/^console\.error: Failed to load resource: the server responded with a status of 404/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page.locator('nav.navbar').getByRole('link', {name: 'Blog'})).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found | Holos');
  });
}
