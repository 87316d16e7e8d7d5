import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';
import {foldOf, menuCloser, menuOpener, openMenu} from '../support/shell';

const narrow = {width: 996, height: 800};
const wide = {width: 997, height: 800};

async function expectShown(page: Page, shown: boolean): Promise<void> {
  await expect(openMenu(page)).toHaveCount(shown ? 1 : 0);
  await expect(page.locator('body')).toHaveCSS('overflow', shown ? 'hidden' : 'visible');
}

async function open(page: Page): Promise<void> {
  await menuOpener(page).click();
  await expectShown(page, true);
}

test.use({viewport: narrow});

test('up to 996 px the menu takes the place of items and sidebar, above it does not', async ({page}) => {
  await visit(page, `/docs/${released.path}/glossary/`);
  const items = page.getByRole('navigation', {name: 'Main'}).locator('a.navbar__item');
  const sidebar = page.locator('aside.theme-doc-sidebar-container');
  await expect(menuOpener(page)).toBeVisible();
  await expect(items.first()).toBeHidden();
  await expect(sidebar).toBeHidden();

  await page.setViewportSize(wide);
  await expect(menuOpener(page)).toBeHidden();
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
  await page.setViewportSize(narrow);
  await expect(menuOpener(page)).toBeVisible();
  await expectShown(page, false);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the menu holds the items of the navbar, and closes by its button and beside it', async ({page}) => {
    await visit(page, '/');
    await expectShown(page, false);
    await open(page);
    for (const item of ['Docs', 'Blog', 'GitHub', 'Discord']) {
      await expect(openMenu(page).getByRole('link', {name: item, exact: true})).toBeVisible();
    }
    await expect(openMenu(page).locator('summary')).toHaveText(['Versions', 'Languages']);
    await expect(openMenu(page).getByRole('button', {name: 'Dark mode'})).toBeVisible();

    await menuCloser(page).click();
    await expectShown(page, false);
    await open(page);
    await page.touchscreen.tap(380, 400);
    await expectShown(page, false);
  });

  test('the menu closes on navigation', async ({page}) => {
    await visit(page, '/');
    await open(page);
    await openMenu(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog/');
    await expectShown(page, false);
  });

  test('going back closes a menu even before the browser has told of it', async ({page}) => {
    // The event is a task of its own, which a busy page may come to late.
    await page.addInitScript(() => addEventListener('toggle', (event) => event.stopPropagation(), true));
    await visit(page, `/docs/${unreleased.path}/glossary/`);
    await page.evaluate(() => history.pushState(history.state, '', '#away'));
    await open(page);
    await page.evaluate(() => history.back());
    await expectShown(page, false);
  });

  test('on a docs page the menu opens at the sidebar of the docs, whose links close it', async ({page}) => {
    await visit(page, `/docs/${unreleased.path}/glossary/`);
    await open(page);
    await openMenu(page).locator(`a[href="/docs/${unreleased.path}/topics/architecture/"]`).click();
    await expect(page).toHaveURL(`/docs/${unreleased.path}/topics/architecture/`);
    await expectShown(page, false);
    await open(page);
    await openMenu(page).getByRole('button', {name: 'Back to main menu'}).click();
    await expect(openMenu(page).getByRole('link', {name: 'Blog', exact: true})).toBeInViewport({ratio: 1});
  });

  test('a version chosen in the menu is remembered, and closes the menu', async ({page}) => {
    await visit(page, '/');
    await open(page);
    const versions = openMenu(page).locator('summary', {hasText: 'Versions'});
    await expect(foldOf(versions)).not.toHaveAttribute('open');
    await versions.click();
    await expect(foldOf(versions)).toHaveAttribute('open');
    await openMenu(page)
      .getByRole('link', {name: `${unreleased.path} unreleased`})
      .click();
    await expect(page).toHaveURL(`/docs/${unreleased.path}/`);
    await expectShown(page, false);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
  });

  test('the toggle of the menu switches the mode and tells it', async ({page}) => {
    await visit(page, '/');
    await open(page);
    const toggle = openMenu(page).getByRole('button', {name: 'Dark mode'});
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  test('the table of contents of a docs page unfolds', async ({page}) => {
    const contents = page.locator('.theme-doc-toc-mobile');
    for (const open of [(route: string) => page.goto(route), (route: string) => visit(page, route)]) {
      await open(`/docs/${unreleased.path}/topics/architecture/`);
      await expect(contents.getByRole('link')).toHaveCount(0);
      await contents.getByText('On this page').tap();
      await contents.getByRole('link').nth(1).tap();
      await expect(page).toHaveURL(/#./);
    }
  });
});
