import type {Page} from '@playwright/test';
import {released, unreleased, versions} from '../../config/versions';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {foldOf, languageMenu, versionMenu} from '../support/shell';

const key = 'docs-preferred-version-default';

/** The versions that the dropdown offers, hidden or shown. */
function itemsOf(page: Page) {
  return foldOf(versionMenu(page)).locator('ul a');
}

async function expectShown(page: Page, shown: boolean): Promise<void> {
  const fold = expect(foldOf(versionMenu(page)));
  await (shown ? fold : fold.not).toHaveAttribute('open');
  await expect(itemsOf(page)).toHaveCount(versions.length);
  for (const item of await itemsOf(page).all()) {
    await expect(item).toBeVisible({visible: shown});
  }
}

async function preferred(page: Page): Promise<string | null> {
  return page.evaluate((slot) => localStorage.getItem(slot), key);
}

test('the dropdown says which version is released and which is not', async ({page}) => {
  await visit(page, '/');
  await expect(versionMenu(page)).toHaveAccessibleName(`Documentation version: ${released.path}`);
  await versionMenu(page).click();
  await expectShown(page, true);
  await expect(itemsOf(page)).toHaveText(versions.map(({label, status}) => `${label} ${status}`));
});

test('a chosen version is remembered on other pages and after a reload', async ({page}) => {
  await visit(page, `/docs/${released.path}/topics/kargo/`);
  expect(await preferred(page)).toBeNull();
  await versionMenu(page).click();
  await itemsOf(page).filter({hasText: unreleased.label}).click();
  await expect(page).toHaveURL(`/docs/${unreleased.path}/topics/kargo/`);
  expect(await preferred(page)).toBe('current');

  const navbar = page.getByRole('navigation', {name: 'Main'});
  await navbar.getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog/');
  await hydrated(page);
  await expect(versionMenu(page)).toHaveAccessibleName(`Documentation version: ${unreleased.path}`);
  await visit(page, '/');
  await expect(versionMenu(page)).toHaveAccessibleName(`Documentation version: ${unreleased.path}`);
  const docs = navbar.getByRole('link', {name: 'Docs', exact: true});
  await expect(docs).toHaveAttribute('href', `/docs/${unreleased.path}/tutorial/overview/`);

  // The page one is on says its own version, whatever one prefers.
  await visit(page, `/docs/${released.path}/glossary/`);
  await expect(versionMenu(page)).toHaveAccessibleName(`Documentation version: ${released.path}`);
  await versionMenu(page).click();
  await itemsOf(page).filter({hasText: released.label}).click();
  expect(await preferred(page)).toBe(released.label);
  await visit(page, '/');
  await expect(docs).toHaveAttribute('href', `/docs/${released.path}/tutorial/overview/`);
});

test('reading a version does not choose it', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  await visit(page, '/');
  await expect(versionMenu(page)).toHaveAccessibleName(`Documentation version: ${released.path}`);
});

test('the other version of the same page keeps query and place', async ({page}) => {
  await visit(page, `/docs/${released.path}/glossary/?x=1#cue`);
  await versionMenu(page).click();
  await itemsOf(page).filter({hasText: unreleased.label}).click();
  await expect(page).toHaveURL(`/docs/${unreleased.path}/glossary/?x=1#cue`);
  await expectShown(page, false);
});

test('outside the docs the versions lead to their start', async ({page}) => {
  await visit(page, '/blog/?x=1#y');
  await versionMenu(page).click();
  await expect(itemsOf(page)).toHaveCount(versions.length);
  expect(await itemsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    versions.map((version) => `/docs/${version.path}/`),
  );
});

test('the version of the page is the marked one', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  await expect(page.locator('nav.navbar .dropdown__link[aria-current=page]')).toHaveText(
    `${unreleased.path} unreleased`,
  );
});

test.describe('by keyboard', () => {
  test.beforeEach(async ({page}) => {
    await visit(page, `/docs/${released.path}/glossary/`);
    await versionMenu(page).focus();
  });

  test('Enter and Space open and close, Escape closes and gives the focus back', async ({page}) => {
    for (const opener of ['Enter', 'Space']) {
      await page.keyboard.press(opener);
      await expectShown(page, true);
      await expect(versionMenu(page), opener).toBeFocused();
      await page.keyboard.press(opener);
      await expectShown(page, false);
    }
    await page.keyboard.press('ArrowDown');
    await expect(itemsOf(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectShown(page, false);
    await expect(versionMenu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expectShown(page, false);
    await expect(versionMenu(page)).toBeFocused();
  });

  test('the arrows, Home and End move among the items, round and round', async ({page}) => {
    await page.keyboard.press('ArrowUp');
    await expectShown(page, true);
    await expect(itemsOf(page).last(), 'ArrowUp opens at the last item').toBeFocused();
    await page.keyboard.press('Escape');
    const last = versions.length - 1;
    await page.keyboard.press('ArrowDown');
    await expectShown(page, true);
    for (const [pressed, focused] of [
      [undefined, 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      if (pressed) {
        await page.keyboard.press(pressed);
      }
      await expect(itemsOf(page).nth(focused), pressed).toBeFocused();
    }
    expect(await page.evaluate(() => scrollY), 'the keys scroll nothing').toBe(0);
  });

  test('Enter on an item chooses it', async ({page}) => {
    await page.keyboard.press('ArrowDown');
    await expect(itemsOf(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/docs/${unreleased.path}/glossary/`);
    await expectShown(page, false);
    expect(await preferred(page)).toBe('current');
  });

  test('Tab passes by hidden items, goes through those shown, and closes behind the last', async ({page}) => {
    await page.keyboard.press('Tab');
    await expect(languageMenu(page)).toBeFocused();
    await versionMenu(page).focus();
    await page.keyboard.press('Enter');
    for (const index of versions.keys()) {
      await page.keyboard.press('Tab');
      await expect(itemsOf(page).nth(index)).toBeFocused();
    }
    await expectShown(page, true);
    await page.keyboard.press('Tab');
    await expect(languageMenu(page)).toBeFocused();
    await expectShown(page, false);
  });
});

test('a click beside closes, and the pointer alone opens nothing', async ({page}) => {
  await visit(page, `/docs/${released.path}/glossary/`);
  await versionMenu(page).hover();
  await expectShown(page, false);
  await versionMenu(page).click();
  await expectShown(page, true);
  await page.getByRole('heading', {level: 1}).click();
  await expectShown(page, false);
  await versionMenu(page).click();
  await versionMenu(page).click();
  await expectShown(page, false);
});
