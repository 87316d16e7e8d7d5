/** The menu of a phone, before React and afterwards; faults-noscript has it without scripts. */
import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {phone, violationsOf} from '../support/axe';
import {expect, test, visit} from '../support/fixtures';
import {ways} from '../support/scripts';
import {menuCloser, menuOpener, openMenu} from '../support/shell';

const route = `/docs/${unreleased.path}/glossary/`;

test.use({viewport: phone, hasTouch: true});

const linkOf = (page: Page, name: string) => openMenu(page).getByRole('link', {name, exact: true});

async function open(page: Page): Promise<void> {
  await menuOpener(page).tap();
  await expect(menuCloser(page)).toBeFocused();
}

/** The menu is gone, and the page is in reach and scrolls. */
async function expectClosed(page: Page): Promise<void> {
  await expect(openMenu(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('[inert]')).toHaveCount(0);
}

for (const [when, load] of ways) {
  test(`${when} the phone’s menu covers the page, keeps the focus, closes in every way`, async ({page}) => {
    await load(page, route);
    await open(page);
    await expect(linkOf(page, 'Glossary')).toBeInViewport({ratio: 1});
    for (const part of ['main', '.footer', '.navbar__inner']) {
      await expect(page.locator(`[inert] ${part}, ${part}[inert]`), part).toHaveCount(1);
    }
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await violationsOf(page)).toEqual([]);
    const places = new Set<string>();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const {place, isLost} = await page.evaluate(() => {
        const {activeElement: focused, body} = document;
        const {left = 0, right = 0} = focused?.getBoundingClientRect() ?? {};
        const isInside = focused?.closest('.phone-menu') && left > -1 && right < innerWidth + 1;
        // The end of the page hands the focus to the browser itself.
        return {place: focused?.outerHTML ?? '', isLost: focused !== body && !isInside};
      });
      expect(isLost, place).toBe(false);
      places.add(place);
    }
    expect(places.size).toBeGreaterThan(5);
    await menuCloser(page).tap();
    for (const close of [() => page.keyboard.press('Escape'), () => page.touchscreen.tap(380, 400)]) {
      await expectClosed(page);
      await expect(menuOpener(page)).toBeFocused();
      await open(page);
      await close();
    }
    await expectClosed(page);
    await expect(menuOpener(page)).toBeFocused();
    await page.setViewportSize({width: 996, height: 800});
    await open(page);
    await page.setViewportSize({width: 997, height: 800});
    await expectClosed(page);
    await expect(menuOpener(page)).toBeHidden();
    const aside = [
      page.getByRole('navigation', {name: 'Main'}).locator('a.navbar__item').first(),
      page.locator('aside.theme-doc-sidebar-container'),
    ];
    for (const part of aside) {
      await expect(part).toBeVisible();
    }
    await page.setViewportSize({width: 996, height: 800});
    await expectClosed(page);
    for (const part of aside) {
      await expect(part).toBeHidden();
    }
  });

  test(`${when} the phone’s menu leads to the main one, whose versions and colors work`, async ({page}) => {
    await load(page, route);
    await open(page);
    await openMenu(page).getByRole('button', {name: '← Home, blog and links'}).tap();
    await expect(linkOf(page, 'Docs')).toBeFocused();
    for (const name of ['Blog', 'GitHub', 'Discord']) {
      await expect(linkOf(page, name)).toBeInViewport({ratio: 1});
    }
    const toggle = openMenu(page).getByRole('button', {name: 'Dark mode'});
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await openMenu(page).locator('summary', {hasText: 'Versions'}).tap();
    await openMenu(page)
      .getByRole('link', {name: `${released.path} released`})
      .tap();
    await expect(page).toHaveURL(`/docs/${released.path}/glossary/`);
    await expectClosed(page);
    const preferred = await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    expect(preferred).toBe(released.label);
  });
}

test('the phone’s menu has the page’s items, its links work, and Back closes it', async ({page}) => {
  for (const [path, link, target] of [
    ['/', 'Blog', '/blog/'],
    ['/blog/', 'Announcing Holos', '/blog/announcing-holos/'],
    [`/docs/${unreleased.path}/support/`, 'Hello Holos', `/docs/${unreleased.path}/tutorial/hello-holos/`],
  ] as const) {
    await visit(page, path);
    await open(page);
    await linkOf(page, link).press('Enter');
    await expect(page).toHaveURL(target);
    await expectClosed(page);
  }
  await open(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`/docs/${unreleased.path}/support/`);
  await expectClosed(page);
});
