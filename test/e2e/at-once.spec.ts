/** What a page shows works from the moment at which it is there, on a slow machine and on a slow connection as well. */
import {unreleased} from '../../config/versions';
import {follow} from '../support/content';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {holdScripts, visitHeld} from '../support/scripts';
import {ask, inputOf, opener, optionsOf, scopeOf} from '../support/search';

const tutorial = `/docs/${unreleased.path}/tutorial/hello-holos/`;

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

// faults-changed.spec.ts has the field of the dialog.
test('what a reader types into the search page before React starts stays and is answered', async ({page}) => {
  const scripts = await visitHeld(page, '/search/');
  await inputOf(page).pressSequentially('kar');
  scripts.release();
  await hydrated(page);
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.type('go');
  await expect(inputOf(page)).toHaveValue('kargo');
  await expect(optionsOf(page).first()).toBeVisible();
});

test('Enter before the results appear opens the first one for what the reader typed', async ({page}) => {
  await visit(page, tutorial);
  const index = await holdScripts(page, '**/search-index/*.json');
  await opener(page).click();
  await expect(scopeOf(page, 'Everywhere')).toBeVisible();
  await inputOf(page).pressSequentially('#BuildPlan');
  await page.keyboard.press('Enter');
  index.release();
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

test('the part of the site that was chosen last is answered, whichever index comes first', async ({page}) => {
  await visit(page, `/search/?q=kargo&in=${unreleased.path}`);
  await expect(optionsOf(page).first()).toBeVisible();
  const blog = await holdScripts(page, '**/search-index/blog.json');
  await page.evaluate(() => {
    const said: (string | null)[] = [];
    const status = document.querySelector('main [role=status]') as Node;
    const observer = new MutationObserver(([change]) => said.push(change?.target.textContent ?? ''));
    observer.observe(status, {subtree: true, characterData: true});
    Object.assign(window, {said});
  });
  await scopeOf(page, 'Blog').check();
  await expect.poll(() => blog.held.length).toBe(1);
  await scopeOf(page, `Docs ${unreleased.path}`).check();
  blog.release();
  await scopeOf(page, 'Everywhere').check();
  await expect(page.getByRole('status').filter({hasText: 'in the site'})).toBeVisible();
  expect(await page.evaluate('said.join()')).not.toContain('in Blog');
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
