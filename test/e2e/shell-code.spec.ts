import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';

const tutorial = '/docs/v1alpha6/tutorial/hello-holos/';

/** The first block of code with this text in its bar. */
const blockOf = (page: Page, label: string) =>
  page.locator('article figure').filter({has: page.locator('figcaption', {hasText: label})});

const wrapToggle = {name: 'Wrap long lines'};

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the file to the letter, and says so', async ({page}) => {
    await visit(page, tutorial);
    const block = blockOf(page, 'components/greeter/greeter.cue').first();
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^package holos\n\nholos: Component\.BuildPlan\n/);
    expect(copied).toContain('\n\tNamespace: "demo"\n');
    expect(copied).toMatch(/\}$/);
    await expect(block.getByRole('button', {name: 'Copy code'})).toBeVisible();
  });

  test('acts on a page that was reached by a link, too', async ({page}) => {
    await visit(page, '/docs/v1alpha6/tutorial/overview/');
    await page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${tutorial}"]`).click();
    await expect(page).toHaveURL(tutorial);
    const block = blockOf(page, 'components/greeter/greeter.cue').first();
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  });
});

test('where the clipboard is denied, the code is selected for the reader to copy', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await visit(page, tutorial);
  const block = blockOf(page, 'components/greeter/greeter.cue').first();
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByRole('button', {name: 'Selected'})).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^package holos\n/);
});

test('long lines wrap on request, and scroll again', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, tutorial);
  const block = page
    .locator('article figure')
    .filter({has: page.getByRole('button', wrapToggle)})
    .first();
  const toggle = block.getByRole('button', wrapToggle);
  const tooWide = () =>
    block.locator('pre').evaluate((element) => element.scrollWidth > element.clientWidth + 1);
  expect(await tooWide()).toBe(true);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await tooWide()).toBe(false);
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(await tooWide()).toBe(true);
});

test('blocks whose lines are too long for their place have a toggle, and only those', async ({page}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await visit(page, tutorial);
    const wrong = await page.locator('article figure').evaluateAll((blocks) =>
      blocks
        .filter((block) => {
          const pre = block.querySelector('pre');
          const toggle = block.querySelector('.code-wrap');
          const tooWide = pre !== null && pre.scrollWidth > pre.clientWidth;
          return tooWide && !toggle?.checkVisibility();
        })
        .map((block) => block.textContent.slice(0, 40)),
    );
    expect(wrong, `${width} px`).toEqual([]);
  }
  await expect(blockOf(page, 'components/greeter/greeter.cue').getByRole('button', wrapToggle)).toHaveCount(
    0,
  );
});

test('a long output shows its beginning and opens by keyboard', async ({page}) => {
  await visit(page, tutorial);
  const block = page.locator('article .code-folded').first();
  const summary = block.locator('summary');
  const height = () => block.locator('pre').evaluate((element) => element.clientHeight);
  const lines = (await block.locator('code').textContent())?.split('\n').length ?? 0;
  await expect(summary).toHaveText(`Show all ${lines} lines`, {useInnerText: true});
  const folded = await height();
  await summary.press('Enter');
  await expect(summary).toHaveText('Show fewer lines', {useInnerText: true});
  expect(await height()).toBeGreaterThan(folded * 1.5);
  await page.emulateMedia({media: 'print'});
  await expect(summary).toBeHidden();
});
