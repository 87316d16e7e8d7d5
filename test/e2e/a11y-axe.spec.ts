import {unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';
import {judge, phone, violationsOf, whole} from '../support/axe';

// What axe finds on pages as they are when they open: see pages.spec.ts. Here is what readers make of them.

// Colors that are on their way from one mode to the other belong to neither.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('axe finds nothing on the not-found page', async ({page, tolerate}) => {
  tolerate(/404/);
  await visit(page, '/docs/none/');
  await judge(page, whole);
});

test('axe finds nothing on the search page', async ({page}) => {
  await visit(page, '/search/?q=validators');
  await judge(page, whole);
});

test('axe finds nothing in the open menu of a phone', async ({page}) => {
  await page.setViewportSize(phone);
  await visit(page, `/docs/${unreleased.path}/topics/architecture/`);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing in the open search', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/topics/architecture/`);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await test.step('before a query', () => judge(page, whole));
  await page.getByRole('combobox', {name: 'Search', exact: true}).fill('validators');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await test.step('with an answer', () => judge(page, whole));
});

test('axe finds a fault where there is one', async ({page}) => {
  await visit(page, '/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await violationsOf(page)).toEqual([expect.stringMatching(/^button-name: /)]);
});
