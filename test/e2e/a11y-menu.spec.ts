import type {Page} from '@playwright/test';
import {unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';
import {menuCloser, menuOpener, openMenu} from '../support/shell';

// Without motion the menu is in its place at once, and what is outside of the window stays there.
test.use({viewport: {width: 390, height: 844}, contextOptions: {reducedMotion: 'reduce'}});

/** Whether the focused element is in the menu. */
const focusInMenu = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.phone-menu') !== null);

for (const route of ['/', `/docs/${unreleased.path}/topics/architecture/`]) {
  test(`${route}: the menu takes the focus, keeps it, and gives it back`, async ({page}) => {
    await visit(page, route);
    await menuOpener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuCloser(page)).toBeFocused();
    for (const role of ['main', 'contentinfo'] as const) {
      const isInert = () => page.getByRole(role).evaluate((element) => element.closest('[inert]') !== null);
      expect(await isInert(), role).toBe(true);
    }
    const seen = new Set<string>();
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const {outside, place, inView} = await page.evaluate(() => {
        const {activeElement: focused, body} = document;
        const box = focused?.getBoundingClientRect();
        // The end of the page hands the focus to the browser itself.
        const atEnd = focused === body;
        return {
          outside: !atEnd && focused?.closest('.phone-menu') === null,
          place: focused?.outerHTML ?? '',
          inView: atEnd || (box !== undefined && box.left > -1 && box.right < innerWidth + 1),
        };
      });
      expect(outside, place).toBe(false);
      expect(inView, place).toBe(true);
      seen.add(place);
    }
    expect(seen.size).toBeGreaterThan(5);

    await page.keyboard.press('Escape');
    await expect(menuOpener(page)).toBeFocused();
    await expect(menuCloser(page)).toBeHidden();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      expect(await focusInMenu(page)).toBe(false);
    }
  });
}

test('a link of the menu leads on, and the page is in reach again', async ({page}) => {
  await visit(page, '/');
  await menuOpener(page).click();
  await openMenu(page).getByRole('link', {name: 'Blog', exact: true}).press('Enter');
  await expect(page).toHaveURL('/blog/');
  await expect(page.getByRole('heading', {level: 1, name: 'Blog'})).toBeVisible();
  expect(await focusInMenu(page)).toBe(false);
});

test('from the sidebar of the docs the way back to the main menu takes the focus along', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  await menuOpener(page).click();
  await page.getByRole('button', {name: 'Back to main menu'}).press('Enter');
  await expect(openMenu(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
});
