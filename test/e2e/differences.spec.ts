// The lines in which a page differs from the other version's, on request.
import {released, unreleased} from '../../config/versions';
import type {Page} from '@playwright/test';
import {violationsOf} from '../support/axe';
import {read} from '../support/built';
import {expect, test, visit} from '../support/fixtures';
import {pageMenu} from '../support/shell';

const address = `/docs/${unreleased.path}/glossary/`;
const file = `${address}differences.txt`;
/** Read by tests: a first run lists them before it builds. */
const readChanges = () =>
  read(file)
    .toString()
    .match(/^@@ .* @@/gm) ?? [];
const nameLink = () => `${readChanges().length} changes since ${released.label}`;
const inMenu = (page: Page) => page.locator('.page-menu').getByRole('link', {name: nameLink()});

test('a dialog shows what differs, section by section; the focus returns to the menu', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, address);
  const link = inMenu(page);
  await pageMenu(page).focus();
  await page.keyboard.press('Enter');
  await link.focus();
  expect(requests).not.toContain(file);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: nameLink()});
  const changes = readChanges();
  const headings = changes.map((line) => line.slice(3, -3));
  const sections = headings.filter((heading, index) => heading !== headings[index - 1]);
  await expect(dialog.getByRole('heading', {level: 3})).toHaveText(sections);
  expect(new Set(sections).size).toBe(sections.length);
  await expect(dialog.getByRole('status')).toHaveText(
    `${changes.length} changes in ${sections.length} sections`,
  );
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
  const dialog = page.getByRole('dialog', {name: nameLink()});
  const close = dialog.getByRole('button', {name: 'Close'});
  await pageMenu(page).click();
  await inMenu(page).click();
  await expect(dialog.getByRole('status')).toContainText('couldn’t be loaded');
  await close.click();
  await pageMenu(page).click();
  await inMenu(page).click();
  await expect(dialog.locator('ins').first()).toBeVisible();
  await close.click();
  await expect(dialog).toHaveCount(0);
});

test('the line above the title says what differs, in pages of the router as well; where nothing does, it is no link', async ({
  page,
}) => {
  const counts = JSON.parse(read('/differences.json').toString()) as Record<string, number>;
  const eyebrow = page.locator('.doc-eyebrow');
  const same = eyebrow.getByText(`Same in ${unreleased.label}`);
  const docs = `/docs/${released.path}/`;
  const next = page.locator('.pagination-nav__link--next');
  await visit(page, docs);
  await expect(eyebrow.getByRole('link')).toHaveText(`${counts[docs]} changes in ${unreleased.label}`);
  await next.click();
  await expect(same).toBeVisible();
  await expect(eyebrow.getByRole('link')).toHaveCount(0);
  await next.click();
  await expect(eyebrow.getByRole('link')).toHaveText(
    `${counts[`${docs}tutorial/setup/`]} changes in ${unreleased.label}`,
  );
  await eyebrow.getByRole('link').click();
  await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
});

test('a tab keeps its place in the comparison', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/tutorial/hello-holos/`);
  await page.locator('.theme-doc-version-banner [data-differences]').click();
  const code = page.getByRole('dialog').locator('samp', {hasText: '\t'}).first();
  const widths = await code.evaluate((element) => {
    const width = (text: string) => {
      element.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    };
    return [width('\tx'), width('xxx')];
  });
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the link of the comparison leads to a unified diff', async ({page}) => {
    await page.goto(address);
    await pageMenu(page).click();
    await inMenu(page).click();
    await expect(page).toHaveURL(file);
    await expect(page.locator('pre')).toContainText(`--- ${released.label}\n+++ ${unreleased.label}\n@@ `);
  });
});
