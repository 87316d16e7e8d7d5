import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {expect, test} from '../support/fixtures';
import {posts} from '../support/site';
import {
  categoryFold,
  foldOf,
  languageMenu,
  menuCloser,
  menuOpener,
  openMenu,
  versionMenu,
} from '../support/shell';

test.use({javaScriptEnabled: false});

/** Whether nothing lies over the element: a click at its middle would meet it or a part of it. */
async function expectUncovered(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  await expect(element).toBeVisible();
  // A trial click does all but click: it waits until the element would receive it.
  await element.click({trial: true});
}

const kinds = [
  '/',
  '/markdown-page/',
  `/docs/${released.path}/`,
  `/docs/${unreleased.path}/api/core/`,
  '/blog/',
  '/blog/announcing-holos/',
  '/blog/archive/',
  '/blog/tags/',
];

test('pages of every kind can be read', async ({page}) => {
  for (const path of kinds) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
      await expectUncovered(page, '.main-wrapper :is(h1, h2):visible');
      await expectUncovered(page, '.main-wrapper :is(p, li):visible');
      await expect(page.getByText('did not load properly')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('links of navbar, sidebar, page and footer lead on', async ({page}) => {
  await page.goto(`/docs/${released.path}/`);
  await page.locator(`.navbar__inner a[href="/docs/${released.path}/tutorial/overview/"]`).click();
  await expect(page).toHaveURL(`/docs/${released.path}/tutorial/overview/`);
  await page.locator(`aside a[href="/docs/${released.path}/glossary/"]`).first().click();
  await expect(page).toHaveURL(`/docs/${released.path}/glossary/`);
  await page.locator('.pagination-nav a').first().click();
  await expect(page).not.toHaveURL(`/docs/${released.path}/glossary/`);
  await page.locator('footer a[href="/blog/"]').click();
  await expect(page).toHaveURL('/blog/');
  const [newest] = posts;
  await page.locator(`main a[href="${newest?.route}"]`).first().click();
  await expect(page).toHaveURL(newest?.route ?? '');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu opens at the sidebar, leads back to the main menu, and closes', async ({page}) => {
    await page.goto(`/docs/${released.path}/glossary/`);
    await menuOpener(page).click();
    await expect(openMenu(page).getByRole('link', {name: 'Hello Holos'})).toBeInViewport({ratio: 1});
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await openMenu(page).getByRole('button', {name: 'Back to main menu'}).click();
    await expect(openMenu(page).getByRole('link', {name: 'Blog', exact: true})).toBeInViewport({ratio: 1});
    // Without scripts the sidebar is still open behind the main menu.
    await menuCloser(page).click();
    await menuCloser(page).click();
    await expect(openMenu(page)).toHaveCount(0);

    await menuOpener(page).click();
    await page.mouse.click(380, 400);
    await expect(openMenu(page)).toHaveCount(0);
    await expect(page, 'what lies behind was not clicked').toHaveURL(`/docs/${released.path}/glossary/`);

    await menuOpener(page).click();
    await page.keyboard.press('Escape');
    await expect(openMenu(page)).toHaveCount(0);
    await expect(menuOpener(page)).toBeFocused();

    await menuOpener(page).click();
    await categoryFold(page, 'API').click();
    await openMenu(page).getByRole('link', {name: 'Author API'}).click();
    await expect(page).toHaveURL(`/docs/${released.path}/api/author/`);
    await expect(openMenu(page)).toHaveCount(0);
  });
});

test('the version and language menus open, and so do the categories of the sidebar', async ({page}) => {
  await page.goto(`/docs/${released.path}/glossary/`);
  await categoryFold(page, 'GitOps').click();
  await expect(page.getByRole('link', {name: 'Flux Kustomization'})).toBeVisible();
  await categoryFold(page, 'GitOps').click();
  await expect(page.getByRole('link', {name: 'Flux Kustomization'})).toBeHidden();
  await languageMenu(page).click();
  await expect(foldOf(languageMenu(page)).getByRole('link', {name: 'English'})).toBeVisible();
  await versionMenu(page).click();
  await foldOf(versionMenu(page))
    .getByRole('link', {name: `${unreleased.path} unreleased`})
    .click();
  await expect(page).toHaveURL(`/docs/${unreleased.path}/glossary/`);
});

test('controls that cannot work take no place, on pages of every kind', async ({page, tolerate}) => {
  tolerate(/ 404/);
  const shown = () =>
    page
      .locator('button,input,select,[role=button]')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getClientRects().length > 0)
          .map((control) => control.ariaLabel ?? control.textContent),
      );
  for (const path of [
    ...kinds,
    `/docs/${released.path}/tutorial/hello-holos/`,
    '/search/',
    '/no-such-page/',
  ]) {
    await page.goto(path);
    expect.soft(await shown(), path).toEqual([]);
  }
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(`/docs/${released.path}/tutorial/hello-holos/`);
  expect(await shown()).toEqual(['Toggle navigation bar']);
});
