import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';

const narrow = {width: 996, height: 800};
const wide = {width: 997, height: 800};

function openerOf(page: Page) {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

function menuOf(page: Page) {
  return page.locator('.navbar-sidebar');
}

async function expectShown(page: Page, shown: boolean): Promise<void> {
  await expect(page.locator('nav.navbar')).toHaveClass(
    shown ? /navbar-sidebar--show/ : /^(?!.*navbar-sidebar--show)/,
  );
  await expect(menuOf(page)).toBeVisible({visible: shown});
}

async function open(page: Page): Promise<void> {
  await openerOf(page).click();
  await expectShown(page, true);
}

test.use({viewport: narrow});

test('up to 996 px the menu takes the place of items and sidebar, above it does not', async ({page}) => {
  await visit(page, '/docs/v1alpha5/glossary/');
  const items = page.getByRole('navigation', {name: 'Main'}).locator('a.navbar__item');
  const sidebar = page.locator('aside.theme-doc-sidebar-container');
  await expect(openerOf(page)).toBeVisible();
  await expect(items.first()).toBeHidden();
  await expect(sidebar).toBeHidden();

  await page.setViewportSize(wide);
  await expect(openerOf(page)).toBeHidden();
  await expect(items.first()).toBeVisible();
  await expect(sidebar).toBeVisible();
});

test('the menu closes when the window grows past 996 px, and stays closed when it shrinks', async ({
  page,
}) => {
  await visit(page, '/');
  await open(page);
  await page.setViewportSize({width: 600, height: 800});
  await page.setViewportSize(narrow);
  await expectShown(page, true);

  await page.setViewportSize(wide);
  await expectShown(page, false);
  await expect(menuOf(page)).toHaveCount(0);
  await page.setViewportSize(narrow);
  await expect(openerOf(page)).toBeVisible();
  await expectShown(page, false);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the menu holds the items of the navbar, and closes by its button and beside it', async ({page}) => {
    await visit(page, '/');
    await expectShown(page, false);
    await open(page);
    for (const item of ['Docs', 'Blog', 'GitHub', 'Discord']) {
      await expect(menuOf(page).getByRole('link', {name: item, exact: true})).toBeVisible();
    }
    await expect(menuOf(page).getByRole('button', {name: 'Versions'})).toBeVisible();
    await expect(menuOf(page).getByRole('button', {name: /^(Languages|English)$/})).toBeVisible();
    await expect(menuOf(page).getByRole('button', {name: /^Switch between dark and light/})).toBeVisible();

    await menuOf(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expectShown(page, false);
    await open(page);
    await page.locator('.navbar-sidebar__backdrop').click({position: {x: 380, y: 400}});
    await expectShown(page, false);
  });

  test('the menu closes on navigation', async ({page}) => {
    await visit(page, '/');
    await open(page);
    await menuOf(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog/');
    await expectShown(page, false);
  });

  test('the way back closes the menu first and stays on the page', async ({page}) => {
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog/');
    // The address changes before the page does, and a page of another kind brings its own menu.
    await expect(page.locator('link[rel=canonical][href$="/blog/"]')).toBeAttached();
    await open(page);
    await page.evaluate(() => history.back());
    await expectShown(page, false);
    await expect(page).toHaveURL('/blog/');
  });

  test('on a docs page the menu opens at the sidebar of the docs, whose links close it', async ({page}) => {
    await visit(page, '/docs/v1alpha6/glossary/');
    await open(page);
    await menuOf(page).locator('a[href="/docs/v1alpha6/topics/architecture/"]').click();
    await expect(page).toHaveURL('/docs/v1alpha6/topics/architecture/');
    await expectShown(page, false);
    await open(page);
    await menuOf(page).getByRole('button', {name: 'Back to main menu'}).click();
    await expect(menuOf(page).getByRole('link', {name: 'Blog', exact: true})).toBeInViewport({ratio: 1});
  });

  test('a version chosen in the menu is remembered, and closes the menu', async ({page}) => {
    await visit(page, '/');
    await open(page);
    const versions = menuOf(page).getByRole('button', {name: 'Versions'});
    await expect(versions).toHaveAttribute('aria-expanded', 'false');
    await versions.click();
    await expect(versions).toHaveAttribute('aria-expanded', 'true');
    await menuOf(page).getByRole('link', {name: 'v1alpha6 unreleased'}).click();
    await expect(page).toHaveURL('/docs/v1alpha6/');
    await expectShown(page, false);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
  });

  test('the toggle of the menu switches the mode and announces it', async ({page}) => {
    await visit(page, '/');
    await open(page);
    await menuOf(page)
      .getByRole('button', {name: /^Switch between dark and light/})
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(menuOf(page).getByRole('status')).toHaveText('Dark mode is on.');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  test('the table of contents of a docs page unfolds', async ({page}) => {
    const contents = page.locator('.theme-doc-toc-mobile');
    for (const open of [(route: string) => page.goto(route), (route: string) => visit(page, route)]) {
      await open('/docs/v1alpha6/topics/architecture/');
      await expect(contents.getByRole('link')).toHaveCount(0);
      await contents.getByText('On this page').tap();
      await contents.getByRole('link').nth(1).tap();
      await expect(page).toHaveURL(/#./);
    }
  });
});
