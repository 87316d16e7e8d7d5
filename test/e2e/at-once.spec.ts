/** What a page shows works from the moment at which it is there, on a slow machine and on a slow connection as well. */
import type {Page} from '@playwright/test';
import {unreleased} from '../../config/versions';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {holdScripts, visitHeld} from '../support/scripts';
import {ask, inputOf, opener, optionsOf, scopeOf} from '../support/search';

const tutorial = `/docs/${unreleased.path}/tutorial/hello-holos/`;

/** Follows a link of the page with the router, whatever covers it. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), address);

test('letters that a reader types while the router changes the page stay in the search', async ({page}) => {
  await visit(page, tutorial);
  const scripts = await holdScripts(page);
  await follow(page, '/blog/');
  await expect.poll(() => scripts.held.length).toBeGreaterThan(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kargo');
  scripts.release();
  await expect(page.locator('html')).toHaveClass(/blog-list-page/);
  await expect(inputOf(page)).toHaveValue('kargo');
  await expect(optionsOf(page).first()).toBeVisible();
});

test('what a reader types before React starts stays in the field, and the search answers it', async ({
  page,
}) => {
  for (const address of [tutorial, '/search/']) {
    const scripts = await visitHeld(page, address);
    if (address === tutorial) {
      await page.keyboard.press('Control+k');
    }
    await inputOf(page).pressSequentially('kar');
    scripts.release();
    await hydrated(page);
    await expect(inputOf(page), address).toBeFocused();
    await page.keyboard.type('go');
    await expect(inputOf(page), address).toHaveValue('kargo');
    await expect(optionsOf(page).first(), address).toBeVisible();
    await page.unrouteAll();
  }
});

test('Enter, pressed before the results appear, opens the first result for what the reader typed', async ({
  page,
}) => {
  await visit(page, tutorial);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search-index/*.json', async (route) => {
    await answered;
    await route.fallback();
  });
  await opener(page).click();
  await expect(scopeOf(page, 'Everywhere')).toBeVisible();
  await inputOf(page).pressSequentially('#BuildPlan');
  await page.keyboard.press('Enter');
  answer();
  await expect(page).toHaveURL(/#BuildPlan$/);
  // The answer to the former letters is still there.
  await page.keyboard.press('Control+k');
  await inputOf(page).fill('kargo');
  await expect(optionsOf(page).first()).toContainText('Kargo');
  await inputOf(page).evaluate((field: HTMLInputElement) => {
    field.value = '#ComponentConfig';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  });
  await expect(page).toHaveURL(/#ComponentConfig$/);
});

test('a search that a reader closes and reopens at once is empty, and works', async ({page}) => {
  await visit(page, tutorial);
  await opener(page).click();
  await ask(page, 'cluster');
  // In one task: keys can come before the browser says that the dialog is closed, and takes the focus from its field.
  await inputOf(page).evaluate((field) => {
    field.closest('dialog')?.close();
    field.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true}),
    );
  });
  await expect(inputOf(page)).toHaveValue('');
  await expect(scopeOf(page, 'Everywhere')).toBeVisible();
  await ask(page, 'kargo');
});
