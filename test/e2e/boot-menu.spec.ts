import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {installAxe} from '../support/axe';
import {expect, hydrated, test} from '../support/fixtures';
import {visitHeld} from '../support/scripts';
import {categoryFold, foldOf, menuCloser, menuOpener, openMenu, versionMenu} from '../support/shell';

const route = `/docs/${unreleased.path}/glossary/`;

/** Waits until React runs, which the test itself has started; another press would close what is open. */
const isHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Whether the part of the page is out of reach. */
const isCovered = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.closest('[inert]') !== null);

test.describe("a phone's menu before any script arrives", () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('a tap opens the sidebar of the docs, which takes the focus and covers the page', async ({page}) => {
    const scripts = await visitHeld(page, route);
    await menuOpener(page).tap();
    await expect(menuCloser(page)).toBeFocused();
    await expect(openMenu(page).getByRole('link', {name: 'Hello Holos'})).toBeInViewport({ratio: 1});
    for (const part of ['main', '.footer', '.navbar__inner']) {
      expect(await isCovered(page, part), part).toBe(true);
    }
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await installAxe(page);
    const {violations} = await page.evaluate(() => window.axe.run('html', {resultTypes: ['violations']}));
    expect(violations.map(({id, nodes}) => [id, nodes.map(({target}) => target)])).toEqual([]);
    scripts.release();
  });

  test('the focus stays in it', async ({page}) => {
    const scripts = await visitHeld(page, route);
    await menuOpener(page).tap();
    await expect(menuCloser(page)).toBeFocused();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('.phone-menu'),
      );
      expect(isOutside).toBe(false);
    }
    scripts.release();
  });

  test('its links open their page', async ({page}) => {
    const scripts = await visitHeld(page, route);
    await menuOpener(page).tap();
    await openMenu(page).getByRole('link', {name: 'Hello Holos'}).tap();
    await expect(page).toHaveURL(`/docs/${unreleased.path}/tutorial/hello-holos/`);
    await expect(openMenu(page)).toHaveCount(0);
    scripts.release();
  });

  test('the way back opens the main menu and takes the focus along; Escape closes all', async ({page}) => {
    const scripts = await visitHeld(page, route);
    await menuOpener(page).tap();
    await openMenu(page).getByRole('button', {name: 'Back to main menu'}).tap();
    await expect(openMenu(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
    for (const name of ['Blog', 'GitHub']) {
      await expect(openMenu(page).getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
    }
    expect(await isCovered(page, '#__sidebar'), 'the sidebar behind it').toBe(true);
    await openMenu(page).locator('summary', {hasText: 'Versions'}).tap();
    await expect(openMenu(page).getByRole('link', {name: `${released.path} released`})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(openMenu(page)).toHaveCount(0);
    await expect(menuOpener(page)).toBeFocused();
    scripts.release();
  });

  test('it offers what the kind of page has', async ({page}) => {
    for (const [path, link] of [
      ['/', 'Docs'],
      ['/blog/archive/', 'Docs'],
      ['/blog/', 'Announcing Holos'],
      [`/docs/${unreleased.path}/support/`, 'Hello Holos'],
    ] as const) {
      await test.step(`${path}: ${link}`, async () => {
        const scripts = await visitHeld(page, path);
        await menuOpener(page).tap();
        await expect(openMenu(page).getByRole('link', {name: link, exact: true})).toBeInViewport({ratio: 1});
        scripts.release();
      });
    }
  });

  test('it closes in every way, and stays closed when React runs', async ({page}) => {
    for (const [how, close] of [
      ['by its button', () => menuCloser(page).tap()],
      ['by Escape', () => page.keyboard.press('Escape')],
      ['beside it', () => page.touchscreen.tap(380, 400)],
      ['in a wide window', () => page.setViewportSize({width: 1200, height: 800})],
    ] as const) {
      await test.step(how, async () => {
        const scripts = await visitHeld(page, route);
        await menuOpener(page).tap();
        await expect(menuCloser(page)).toBeFocused();
        await close();
        await expect(openMenu(page)).toHaveCount(0);
        expect(await isCovered(page, 'main')).toBe(false);
        await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
        scripts.release();
        await hydrated(page);
        await expect(openMenu(page)).toHaveCount(0);
        await page.setViewportSize({width: 390, height: 844});
        if (how !== 'in a wide window') {
          await expect(menuOpener(page)).toBeFocused();
        }
        await menuOpener(page).tap();
        await expect(openMenu(page).getByRole('link', {name: 'Hello Holos'})).toBeVisible();
      });
    }
  });

  test('what is open, scrolled to and focused stays so when React starts', async ({page}) => {
    const scripts = await visitHeld(page, route);
    await page.setViewportSize({width: 390, height: 400});
    await menuOpener(page).tap();
    const menu = await openMenu(page).elementHandle();
    await categoryFold(page, 'GitOps').tap();
    const link = openMenu(page).getByRole('link', {name: 'Glossary', exact: true});
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    await expect(link).toBeInViewport({ratio: 1});
    scripts.release();
    await hydrated(page);
    expect(await menu?.evaluate((element) => element.matches(':popover-open')), 'the same element').toBe(
      true,
    );
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ratio: 1});
    await expect(foldOf(categoryFold(page, 'GitOps'))).toHaveAttribute('open');
    expect(await isCovered(page, 'main')).toBe(true);

    await menuCloser(page).tap();
    await expect(openMenu(page)).toHaveCount(0);
    await expect(menuOpener(page)).toBeFocused();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('a reader who went back to the main menu stays there when React starts', async ({page}) => {
    const scripts = await visitHeld(page, route);
    await menuOpener(page).tap();
    await openMenu(page).getByRole('button', {name: 'Back to main menu'}).tap();
    await expect(openMenu(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
    scripts.release();
    await hydrated(page);
    await expect(openMenu(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
    await menuCloser(page).tap();
    await expect(openMenu(page)).toHaveCount(0);
    await expect(menuOpener(page)).toBeFocused();
  });

  test('navigation closes the menu: by a link, and back in history', async ({page}) => {
    await page.goto('/blog/');
    const scripts = await visitHeld(page, route);
    await menuOpener(page).tap();
    scripts.release();
    await hydrated(page);
    // A page that React has opened, to go back from.
    await openMenu(page).getByRole('link', {name: 'Hello Holos'}).tap();
    await expect(page).toHaveURL(`/docs/${unreleased.path}/tutorial/hello-holos/`);
    await expect(openMenu(page)).toHaveCount(0);
    await menuOpener(page).tap();
    await expect(openMenu(page)).toHaveCount(1);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(route);
    await expect(openMenu(page)).toHaveCount(0);
  });
});

test.describe('menus and folds of a wide window before any script arrives', () => {
  test('a click on the version menu opens it, and it stays open when React starts', async ({page}) => {
    const scripts = await visitHeld(page, route);
    await versionMenu(page).click();
    await expect(foldOf(versionMenu(page))).toHaveAttribute('open');
    scripts.release();
    await isHydrated(page);
    await expect(foldOf(versionMenu(page))).toHaveAttribute('open');
    await page.getByRole('heading', {level: 1}).click();
    await expect(foldOf(versionMenu(page))).not.toHaveAttribute('open');
  });

  test('its keys act, and the focus stays when React starts', async ({page}) => {
    const scripts = await visitHeld(page, route);
    const items = foldOf(versionMenu(page)).locator('a');
    await versionMenu(page).press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(versionMenu(page)).toBeFocused();
    await expect(foldOf(versionMenu(page))).not.toHaveAttribute('open');
    await page.keyboard.press('ArrowDown');
    await expect(items.first()).toBeFocused();
    scripts.release();
    await isHydrated(page);
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
  });

  test('a version chosen there is remembered, and keeps query and place', async ({page}) => {
    const scripts = await visitHeld(page, `${route}?x=1#cue`);
    await versionMenu(page).click();
    await foldOf(versionMenu(page))
      .getByRole('link', {name: `${released.path} released`})
      .click();
    await expect(page).toHaveURL(`/docs/${released.path}/glossary/?x=1#cue`);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
      released.label,
    );
    scripts.release();
  });

  test('outside of the docs a version opens at its start', async ({page}) => {
    const scripts = await visitHeld(page, '/blog/?x=1#y');
    await versionMenu(page).click();
    await foldOf(versionMenu(page))
      .getByRole('link', {name: `${unreleased.path} unreleased`})
      .click();
    await expect(page).toHaveURL(`/docs/${unreleased.path}/`);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
    scripts.release();
  });

  test('a category of the sidebar unfolds, and stays so when React starts', async ({page}) => {
    const scripts = await visitHeld(page, route);
    const pages = page.getByRole('link', {name: 'Flux Kustomization'});
    const other = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Helm values'});
    await expect(pages).toBeHidden();
    await categoryFold(page, 'GitOps').click();
    await expect(pages).toBeVisible();
    await categoryFold(page, 'Tutorial').click();
    await expect(other).toBeHidden();
    scripts.release();
    await isHydrated(page);
    await expect(pages).toBeVisible();
    await expect(other).toBeHidden();
    // React goes on from there.
    await page.getByRole('link', {name: 'API', exact: true}).first().click();
    await expect(page).toHaveURL(`/docs/${unreleased.path}/api/`);
    await expect(foldOf(categoryFold(page, 'API'))).toHaveAttribute('open');
    await expect(pages).toBeVisible();
  });
});
