import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {rewriteScripts, visitHeld} from '../support/scripts';
import {categoryFold} from '../support/shell';
import {links, site} from '../../config/site';
import {expect, test, visit} from '../support/fixtures';

/** The docs sidebar of a wide window. */
function sidebarOf(page: Page) {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

for (const version of [released.label, unreleased.label]) {
  test(`the sidebar of ${version} starts with the Tutorial, and its categories open`, async ({page}) => {
    await visit(page, `/docs/${version}/glossary/`);
    const sidebar = sidebarOf(page);
    const entry = sidebar.getByRole('link').first();
    await expect(entry).toHaveText('Tutorial');
    await expect(entry).toHaveAttribute('href', `/docs/${version}/`);

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
  });

  test(`the entry of the sidebar of ${version} leads to the start of the tutorial`, async ({page}) => {
    await visit(page, `/docs/${version}/glossary/`);
    await sidebarOf(page).getByRole('link', {name: 'Tutorial', exact: true}).click();
    await expect(page).toHaveURL(`/docs/${version}/`);
    await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-index/);
  });
}

test('opening one category of the sidebar leaves the others open', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  const sidebar = sidebarOf(page);
  const open = sidebar.locator('details[open]');
  await expect(open.first()).toBeVisible();
  const before = await open.count();
  expect(before).toBeGreaterThan(1);
  await categoryFold(page, 'API').click();
  await expect(open).toHaveCount(before + 1);
  await categoryFold(page, 'GitOps').click();
  await expect(open).toHaveCount(before + 2);

  // Navigation into another category closes none of them either.
  await sidebar.getByRole('link', {name: 'Topics', exact: true}).click();
  await expect(page).toHaveURL(`/docs/${unreleased.path}/topics/`);
  await expect(open).toHaveCount(before + 2);
});

test('the sidebar has no control that hides it', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  await expect(sidebarOf(page)).toBeVisible();
  await expect(page.getByRole('button', {name: /(collapse|hide) sidebar$/i})).toHaveCount(0);
  await expect(sidebarOf(page).getByRole('button')).toHaveCount(0);
  await expect(page.locator('aside.theme-doc-sidebar-container').getByRole('button')).toHaveCount(0);
});

test('the table of contents lists the headings of the levels 2 and 3, in order', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/topics/architecture/`);
  const contents = page.locator('.theme-doc-toc-desktop').getByRole('link');
  const headings = await page
    .locator('.theme-doc-markdown :is(h2, h3)[id]')
    .evaluateAll((found) => found.map((heading) => `#${heading.id}`));
  expect(headings.length).toBeGreaterThan(1);
  await expect(contents).toHaveCount(headings.length);
  expect(await contents.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
    headings,
  );
});

for (const [level, listed] of [
  [3, true],
  [4, false],
] as const) {
  test(`a heading of level ${level} is ${listed ? '' : 'not '}in the table of contents`, async ({page}) => {
    await visit(page, `/docs/${unreleased.path}/topics/comparison/`);
    // The page's own second heading, said to be of another level.
    let changed = '';
    await rewriteScripts(page, (text) => {
      const [, second] = text.matchAll(/\{value:(?:"[^"]*"|'[^']*'),id:"([^"]*)",level:2\}/g);
      if (!second?.[1] || !text.includes('"topics/architecture"')) {
        return undefined;
      }
      changed = second[1];
      return text.replace(second[0], second[0].replace('level:2', `level:${level}`));
    });
    await sidebarOf(page).getByRole('link', {name: 'Architecture', exact: true}).click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-topics\/architecture/);
    const contents = page.locator('.theme-doc-toc-desktop');
    await expect(contents.getByRole('link').first()).toBeVisible();
    expect(changed).not.toBe('');
    await expect(page.locator(`[id="${changed}"]`)).toBeVisible();
    await expect(contents.locator(`a[href="#${changed}"]`)).toHaveCount(listed ? 1 : 0);
  });
}

test('the banner of an unreleased page keeps the place on the page and notes the choice', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/#cue`);
  const link = page.getByRole('note', {name: 'Version'}).getByRole('link');
  await expect(link).toHaveAttribute('href', `/docs/${released.path}/glossary/#cue`);
  await link.click();
  await expect(page).toHaveURL(`/docs/${released.path}/glossary/#cue`);
  await expect(page.locator('html')).toHaveClass(new RegExp(`docs-version-${released.path}`));
  await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    released.label,
  );
});

test('a page asks whether it helped, by an issue that names it', async ({page}) => {
  await page.goto(`/docs/${unreleased.path}/topics/kargo/`);
  const link = page.getByRole('link', {name: 'Tell us in an issue'});
  const {origin, pathname, searchParams} = new URL((await link.getAttribute('href')) ?? '');
  expect(origin + pathname).toBe(`${links.repository}/issues/new`);
  expect(searchParams.get('title')).toBe('Docs: Kargo');
  expect(searchParams.get('body')).toContain(`${site.url}/docs/${unreleased.path}/topics/kargo/`);
});

test.describe('the link of a heading', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const started of [false, true]) {
    test(`copies its whole address, ${started ? 'once' : 'before'} React runs`, async ({page}) => {
      const route = `/docs/${released.path}/tutorial/cue/`;
      if (started) {
        await visit(page, route);
      } else {
        await visitHeld(page, route);
      }
      const link = page.getByRole('link', {name: 'Direct link to Read a conflict'});
      await link.click();
      await expect(page).toHaveURL(`${route}#read-a-conflict`);
      await expect(page.getByRole('status').filter({hasText: 'Address copied'})).toBeInViewport();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });
  }
});
