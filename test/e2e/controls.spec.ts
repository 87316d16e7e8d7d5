/** Color mode, announcement, menus and folds: before React, while it starts, and afterwards. */
import type {Page} from '@playwright/test';
import {released, unreleased, versions} from '../../config/versions';
import {colorToggle, expect, test, visit} from '../support/fixtures';
import {visitHeld, ways} from '../support/scripts';
import {categoryFold, foldOf, languageMenu, versionMenu} from '../support/shell';

const glossary = `/docs/${released.path}/glossary/`;

const barOf = (page: Page) => page.getByRole('banner').filter({hasText: unreleased.label});
const closeBar = (page: Page) => barOf(page).getByRole('button', {name: 'Close'}).click();

/** The versions that the menu offers, hidden or shown. */
const itemsOf = (page: Page) => foldOf(versionMenu(page)).locator('ul a');
const choose = (page: Page, version: string) => itemsOf(page).filter({hasText: version}).click();
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const preferred = (page: Page) => stored(page, 'docs-preferred-version-default');

async function expectMenu(page: Page, isOpen: boolean): Promise<void> {
  const fold = expect(foldOf(versionMenu(page)));
  await (isOpen ? fold : fold.not).toHaveAttribute('open');
  await expect(itemsOf(page).first()).toBeVisible({visible: isOpen});
}

/** What the page shows, what it tells, and what is stored. */
async function expectMode(page: Page, mode: string, kept: string | null = mode): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(colorToggle(page)).toHaveAttribute('aria-pressed', String(mode === 'dark'));
  expect(await stored(page, 'theme')).toBe(kept);
}

/** Changes the system's scheme and waits until every listener of the page has answered it. */
async function changeSystem(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))),
  );
}

for (const [when, open] of ways) {
  test(`${when}: a page is light until the reader chooses, whatever the system prefers`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    await expectMode(page, 'light', null);
    await changeSystem(page, 'light');
    await changeSystem(page, 'dark');
    await expectMode(page, 'light', null);
    for (const [key, mode] of [
      ['Enter', 'dark'],
      ['Space', 'light'],
      ['Enter', 'dark'],
    ] as const) {
      await colorToggle(page).press(key);
      await expectMode(page, mode);
      await changeSystem(page, 'light');
      await changeSystem(page, 'dark');
      // The framework forgets a choice of the default, which changes nothing.
      await expectMode(page, mode, mode === 'light' ? await stored(page, 'theme') : mode);
    }
    await open(page, '/blog/');
    await expectMode(page, 'dark');
  });

  test(`${when}: the version menu remembers the choice, and keeps query and section`, async ({page}) => {
    await open(page, `${glossary}?x=1#cue`);
    expect(await preferred(page)).toBeNull();
    // A resting mouse shows it, as the framework's menus, and leaves it closed.
    await versionMenu(page).hover();
    await expect(itemsOf(page).first()).toBeVisible();
    await expect(foldOf(versionMenu(page))).not.toHaveAttribute('open');
    await versionMenu(page).click();
    await expectMenu(page, true);
    await page.getByRole('heading', {level: 1}).click();
    await expectMenu(page, false);
    await versionMenu(page).click();
    await choose(page, unreleased.label);
    await expect(page).toHaveURL(`/docs/${unreleased.path}/glossary/?x=1#cue`);
    await expectMenu(page, false);
    expect(await preferred(page)).toBe('current');
    // Outside of the docs a version opens at its start.
    await open(page, '/blog/?x=1#y');
    await versionMenu(page).click();
    await choose(page, released.label);
    await expect(page).toHaveURL(`/docs/${released.path}/`);
    expect(await preferred(page)).toBe(released.label);
  });
}

test('a choice changes all open tabs, and a closed announcement stays closed', async ({page, context}) => {
  await visit(page, glossary);
  const other = await context.newPage();
  await visitHeld(other, '/blog/');
  await colorToggle(page).click();
  await expectMode(other, 'dark');
  await colorToggle(other).click();
  await expectMode(page, 'light');
  await closeBar(page);
  await expect(barOf(other)).toBeHidden();
  await page.goto('/');
  await expect(barOf(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'a-former-one'));
  await page.goto('/blog/');
  await expect(barOf(page)).toBeVisible();
  // One that was only seen stays.
  await visit(page, '/');
  await barOf(page).getByRole('link').click();
  await expect(page).toHaveURL(`/docs/${unreleased.path}/`);
  await expect(barOf(page)).toBeVisible();
});

test('the version menu lists all, marks the current one, and closes without the focus', async ({page}) => {
  await visit(page, glossary);
  await expect(versionMenu(page)).toHaveAccessibleName(`Documentation version: ${released.path}`);
  await expect(itemsOf(page)).toHaveText(versions.map(({label, status}) => `${label} ${status}`));
  await expect(page.locator('nav.navbar .dropdown__link[aria-current=page]')).toContainText(released.path);
  await versionMenu(page).press('Enter');
  await expectMenu(page, true);
  await itemsOf(page).last().focus();
  await page.keyboard.press('Tab');
  await expect(languageMenu(page)).toBeFocused();
  await expectMenu(page, false);
});

test('outside the docs, pages show the preferred version, which only a choice changes', async ({page}) => {
  // In the navbar and in the phone's menu.
  const docs = page.locator('.navbar a', {hasText: /^Docs$/});
  const expectPreferred = async (version: string) => {
    const expectVersion = async (when: string) => {
      await expect(versionMenu(page), when).toHaveAccessibleName(`Documentation version: ${version}`);
      await expect(docs, when).toHaveCount(2);
      for (const link of await docs.all()) {
        await expect(link, when).toHaveAttribute('href', `/docs/${version}/tutorial/overview/`);
      }
    };
    await page.goto('/');
    await expectVersion('before React');
    await visit(page, '/');
    await expectVersion('with React');
  };
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  await expectPreferred(released.path);
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'));
  await expectPreferred(unreleased.path);
});

test('React keeps what the reader opened and chose before it started', async ({page}) => {
  const scripts = await visitHeld(page, glossary);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await colorToggle(page).click();
  await closeBar(page);
  await categoryFold(page, 'Deliver the manifests').click();
  await categoryFold(page, 'Tutorial').click();
  await versionMenu(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(itemsOf(page).first()).toBeFocused();
  scripts.release();
  // A sign of the reader would close the menu; those above have asked for React.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expectMode(page, 'dark');
  await expect(barOf(page)).toBeHidden();
  await expect(sidebar.getByRole('link', {name: 'Flux Kustomization'})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'Helm values'})).toBeHidden();
  await expect(itemsOf(page).first()).toBeFocused();
  await expectMenu(page, true);
  // React goes on from there.
  await sidebar.getByRole('link', {name: 'API', exact: true}).click();
  await expect(page).toHaveURL(`/docs/${released.path}/api/`);
  await expectMode(page, 'dark');
  await expect(foldOf(categoryFold(page, 'API'))).toHaveAttribute('open');
  await expect(sidebar.getByRole('link', {name: 'Flux Kustomization'})).toBeVisible();
});
