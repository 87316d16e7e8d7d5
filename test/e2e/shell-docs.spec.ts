import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {categoryFold} from '../support/shell';
import {links, site} from '../../config/site';
import {expect, test, visit} from '../support/fixtures';

/** The docs sidebar of a wide window. */
function sidebarOf(page: Page) {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

test('the sidebar starts with the Tutorial, and its categories open', async ({page}) => {
  for (const version of [released.label, unreleased.label]) {
    await visit(page, `/docs/${version}/glossary/`);
    const sidebar = sidebarOf(page);
    const expandable = sidebar.locator('details:not([open]) > summary');
    while ((await expandable.count()) > 0) {
      const before = await expandable.count();
      // What opens moves what is below it, where a click would miss: from the last one up.
      await expandable.last().click();
      // What opens holds no closed category on this site.
      await expect(expandable).toHaveCount(before - 1);
    }
    // Which pages it lists: see test/build/routes.spec.ts.
    expect(await sidebar.getByRole('link').count()).toBeGreaterThan(20);
    // It cannot be hidden.
    await expect(page.locator('aside.theme-doc-sidebar-container').getByRole('button')).toHaveCount(0);
    const entry = sidebar.getByRole('link').first();
    await expect(entry).toHaveText('Tutorial');
    await entry.click();
    await expect(page).toHaveURL(`/docs/${version}/`);
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-index/);
  }
});

test('opening one category of the sidebar leaves the others open', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  const sidebar = sidebarOf(page);
  const open = sidebar.locator('details[open]');
  await expect(open.first()).toBeVisible();
  const before = await open.count();
  expect(before).toBeGreaterThan(1);
  await categoryFold(page, 'API').click();
  await expect(open).toHaveCount(before + 1);
  await categoryFold(page, 'Deliver the manifests').click();
  await expect(open).toHaveCount(before + 2);

  // Navigation into another category closes none of them either.
  await sidebar.getByRole('link', {name: 'Topics', exact: true}).click();
  await expect(page).toHaveURL(`/docs/${unreleased.path}/topics/`);
  await expect(open).toHaveCount(before + 2);
});

test('the link in the banner of an unreleased page keeps the section, and stores the version', async ({
  page,
}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/#cue`);
  const link = page.getByRole('note', {name: 'Version'}).getByRole('link');
  await link.click();
  await expect(page).toHaveURL(`/docs/${released.path}/glossary/#cue`);
  await expect(page.locator('html')).toHaveClass(new RegExp(`docs-version-${released.path}`));
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    released.label,
  );
});

test('a page links to an issue about whether it helped, which names the page', async ({page}) => {
  await page.goto(`/docs/${unreleased.path}/topics/kargo/`);
  const link = page.getByRole('link', {name: 'Tell us in an issue'});
  const {origin, pathname, searchParams} = new URL((await link.getAttribute('href')) ?? '');
  expect(origin + pathname).toBe(`${links.repository}/issues/new`);
  expect(searchParams.get('title')).toBe('Docs: Kargo');
  expect(searchParams.get('body')).toContain(`${site.url}/docs/${unreleased.path}/topics/kargo/`);
});
