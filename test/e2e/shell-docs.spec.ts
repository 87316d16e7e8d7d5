import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';

/** The docs sidebar of a wide window. */
function sidebarOf(page: Page) {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

test('categories of the sidebar open, stay open, and begin with the Tutorial', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  const sidebar = sidebarOf(page);
  const closed = sidebar.locator('details:not([open]) > summary');
  await expect(closed.first()).toBeVisible();
  while ((await closed.count()) > 0) {
    const before = await closed.count();
    // A category that opens moves what is below it, so the last one opens first.
    await closed.last().click();
    // A category that opens has no closed one in it, and closes no other.
    await expect(closed).toHaveCount(before - 1);
  }
  // Nobody can hide the sidebar.
  await expect(page.locator('aside.theme-doc-sidebar-container').getByRole('button')).toHaveCount(0);
  await sidebar.getByRole('link', {name: 'Topics', exact: true}).click();
  await expect(page).toHaveURL(`/docs/${unreleased.path}/topics/`);
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-topics\/index/);
  await expect(closed).toHaveCount(0);
  const entry = sidebar.getByRole('link').first();
  await expect(entry).toHaveText('Tutorial');
  await entry.click();
  await expect(page).toHaveURL(`/docs/${unreleased.path}/`);
});

test('the banner of an unreleased page leads to the same section, and stores the version', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/tutorial/hello-holos/`);
  const heading = page.locator('article h2').nth(4);
  await heading.evaluate((element) => element.scrollIntoView());
  await expect(page.locator('.contents [aria-current]')).toHaveCount(1);
  const id = await heading.getAttribute('id');
  // Playwright's own click would scroll.
  const link = page.getByRole('link', {name: `Read this page for ${released.label}`});
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(`/docs/${released.path}/tutorial/hello-holos/#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    released.label,
  );
});
