// Notes say what a line of code becomes: beside the line in wide windows, below the block in others.
import type {Page} from '@playwright/test';
import {released} from '../../config/versions';
import {violationsOf} from '../support/axe';
import {expect, test, visit} from '../support/fixtures';

const docs = `/docs/${released.path}`;

/** Pages with many notes, and one with few. */
const pages = [`${docs}/tutorial/kustomize/`, `${docs}/tutorial/cue-in-ten-minutes/`];
const helloHolos = `${docs}/tutorial/hello-holos/`;

const notes = (page: Page) => page.locator('.code-notes a');
const target = (page: Page) => page.locator('.code-part:target');

/** How far each note is below or above its line, in pixels. */
const distances = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('figure:has(> .code-notes)')).flatMap((block) => {
      const lines = Array.from(block.querySelectorAll('.code-noted'));
      const links = Array.from(block.querySelectorAll('.code-notes a'));
      return links.map((link, index) => {
        const [line, note] = [lines[index], link].map((one) => one?.getClientRects()[0]);
        const height = parseFloat(getComputedStyle(lines[0] as Element).lineHeight);
        return Math.abs((line?.top ?? 0) + height / 2 - (note?.top ?? 0) - (note?.height ?? 0) / 2);
      });
    }),
  );

for (const width of [1360, 1600]) {
  test(`at ${width} pixels, each note is beside its line and in the window`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const address of pages) {
      await page.goto(address);
      await expect(notes(page).first()).toBeVisible();
      expect(Math.max(...(await distances(page))), address).toBeLessThan(4);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const edges = await notes(page).evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().right),
      );
      expect(Math.max(...edges), address).toBeLessThan(width);
    }
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('in a wide window, a page with few notes has them below their blocks, and the contents at its side', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await visit(page, helloHolos);
  const block = page.locator('.theme-code-block', {has: notes(page)}).first();
  const [code, note] = await Promise.all(
    [block.locator('pre'), notes(page).first()].map((one) => one.boundingBox()),
  );
  expect(note?.y).toBeGreaterThan((code?.y ?? Infinity) + (code?.height ?? 0));
  await expect(page.locator('.contents')).toBeInViewport();
});

test('in a wide window, the contents of a page with many notes are a menu that stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await visit(page, pages[0] as string);
  await notes(page).first().scrollIntoViewIfNeeded();
  await page.locator('.contents-fold summary').click();
  await page.locator('.contents-fold').getByRole('link', {name: "Patch the chart's output"}).click();
  await expect(page.getByRole('heading', {name: "Patch the chart's output"})).toBeInViewport();
  await expect(page.locator('.contents-fold')).toBeInViewport();
  await expect(page.locator('.contents-fold > div')).toBeHidden();
});

test.describe('on a phone, without a script', () => {
  test.use({viewport: {width: 390, height: 844}, javaScriptEnabled: false});

  test('notes are below their blocks, and lead to lines that are highlighted, even folded ones', async ({
    page,
  }) => {
    await page.goto(`${docs}/tutorial/kustomize/`);
    const note = page.getByRole('link', {name: 'Line 2 becomes 1 line of greeter.gen.yaml'}).first();
    const block = page.locator('figure', {has: note});
    const [code, place] = await Promise.all([block.locator('pre'), note].map((one) => one.boundingBox()));
    expect(place?.y).toBeGreaterThan((code?.y ?? Infinity) + (code?.height ?? 0));
    await note.click();
    await expect(target(page)).toHaveText('+kind: NetworkPolicy\n');
    await expect(target(page)).toBeInViewport();
    await expect(page.locator('.code-folded', {has: target(page)})).toHaveCount(1);
    const grounds = await target(page).evaluate((line) => [
      getComputedStyle(line).backgroundColor,
      getComputedStyle(line.closest('figure') as Element).backgroundColor,
    ]);
    expect(grounds[0]).not.toBe(grounds[1]);
  });
});

test('the copy button leaves out the notes', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, helloHolos);
  const block = page.locator('figure', {has: notes(page).first()}).first();
  await block.locator('.code-copy').click();
  await expect(block.locator('.code-copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^package holos\n[^]*\}\s*$/);
  expect(text).not.toContain('becomes');
});

test('in the reference, a field and its name in the example highlight each other', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await visit(page, `${docs}/api/author/`);
  const lit = page.locator('.ref-highlighted');
  const row = page.locator('[id="Platform.Components"]');
  await row.hover();
  await expect(lit).toHaveText([/^Components/, 'Components']);
  await page.locator('article h1').hover();
  await expect(lit).toHaveCount(0);
  await page.locator('.ref-pair .code-key', {hasText: 'Components'}).first().hover();
  await expect(row).toHaveClass(/ref-highlighted/);
});
