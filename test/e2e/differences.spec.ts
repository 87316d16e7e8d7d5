// The lines in which a page differs from the other version's, on request.
import {released, unreleased} from '../../config/versions';
import {violationsOf} from '../support/axe';
import {read} from '../support/built';
import {expect, test, visit} from '../support/fixtures';
import {pageMenu} from '../support/shell';

const address = `/docs/${unreleased.path}/glossary/`;
const file = `${address}differences.txt`;
const name = `Compare with ${released.label}`;

test('a dialog shows what differs, section by section; the focus returns to the menu', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, address);
  const link = page.getByRole('link', {name});
  await pageMenu(page).focus();
  await page.keyboard.press('Enter');
  await link.focus();
  expect(requests).not.toContain(file);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name});
  const headings =
    read(file)
      .toString()
      .match(/^@@ .* @@$/gm) ?? [];
  await expect(dialog.getByRole('heading', {level: 3})).toHaveText(headings.map((line) => line.slice(3, -3)));
  const [older, newer] = [dialog.locator('del').first(), dialog.locator('ins').first()];
  await expect(older.locator('b')).toHaveText(released.label);
  await expect(newer.locator('b')).toHaveText(unreleased.label);
  await expect(newer.locator('mark').first()).toBeVisible();
  // Text is no Markdown, and code keeps its signs.
  await expect(dialog.locator('code').first()).toBeVisible();
  expect(await dialog.locator(':is(del, ins):not(:has(samp))').allTextContents()).not.toContainEqual(
    expect.stringMatching(/`|\*\*|^#/m),
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(pageMenu(page)).toBeFocused();
  await expect(page).toHaveURL(address);
});

test('the comparison says when it can’t be loaded, and the next try loads it', async ({page, tolerate}) => {
  tolerate(/^(?:console\.error: Failed to load resource|request failed)/);
  await visit(page, address);
  await page.route(`**${file}`, (route) => route.abort(), {times: 1});
  const dialog = page.getByRole('dialog', {name});
  const close = dialog.getByRole('button', {name: 'Close'});
  await pageMenu(page).click();
  await page.getByRole('link', {name}).click();
  await expect(dialog.getByRole('status')).toContainText('couldn’t be loaded');
  await close.click();
  await pageMenu(page).click();
  await page.getByRole('link', {name}).click();
  await expect(dialog.locator('ins').first()).toBeVisible();
  await close.click();
  await expect(dialog).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the link of the comparison leads to a unified diff', async ({page}) => {
    await page.goto(address);
    await pageMenu(page).click();
    await page.getByRole('link', {name}).click();
    await expect(page).toHaveURL(file);
    await expect(page.locator('pre')).toContainText(`--- ${released.label}\n+++ ${unreleased.label}\n@@ `);
  });
});
