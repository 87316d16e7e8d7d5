import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';

const tutorial = `/docs/${unreleased.path}/tutorial/hello-holos/`;

/** The first block of code with this text in its bar. */
const blockOf = (page: Page, label: string) =>
  page.locator('article figure').filter({has: page.locator('figcaption', {hasText: label})});

/** What the page says to screen readers, and shows. */
const said = (page: Page, text: string) => page.getByRole('status').filter({hasText: text});

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the file to the letter, and says so', async ({page}) => {
    await visit(page, tutorial);
    const block = blockOf(page, 'components/greeter/greeter.cue').first();
    const button = block.getByRole('button', {name: 'Copy components/greeter/greeter.cue'});
    await button.click();
    await expect(said(page, 'Copied')).toBeInViewport();
    // The name of a button that has the focus would be read out a second time.
    await expect(button).toHaveAttribute('data-copied', 'true');
    await expect(button).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^package holos\n\nholos: Component\.BuildPlan\n/);
    expect(copied).toContain('\n\tNamespace: "demo"\n');
    expect(copied).toMatch(/\}$/);
    await expect(said(page, 'Copied')).toHaveCount(0);
    await expect(button).not.toHaveAttribute('data-copied');
  });

  test('acts on a page that was reached by a link, too', async ({page}) => {
    await visit(page, `/docs/${unreleased.path}/tutorial/overview/`);
    await page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${tutorial}"]`).click();
    await expect(page).toHaveURL(tutorial);
    const block = blockOf(page, 'components/greeter/greeter.cue').first();
    await block.getByRole('button', {name: /^Copy /}).click();
    await expect(said(page, 'Copied')).toBeInViewport();
  });
});

test.describe('on a screen without a pointer that hovers', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('the address of a heading can be seen and copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, tutorial);
    const link = page.locator('article h2 .hash-link').nth(1);
    await expect(link).toHaveCSS('opacity', '1');
    await link.tap();
    await expect(said(page, 'Address copied')).toBeInViewport();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test('where the clipboard is denied, the code is selected for the reader to copy', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await visit(page, tutorial);
  const block = blockOf(page, 'components/greeter/greeter.cue').first();
  await block.getByRole('button', {name: 'Copy components/greeter/greeter.cue'}).click();
  await expect(said(page, 'Selected')).toBeInViewport();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^package holos\n/);
});

test('a wrapped line goes on further in than it began, behind a mark, and is selected as it was', async ({
  page,
}) => {
  for (const [width, route] of [
    [390, tutorial],
    [1440, `/docs/${released.path}/tutorial/helm-values/`],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await visit(page, route);
    const {wrapped, wrong, marks} = await page.evaluate(() => {
      const lines = Array.from(document.querySelectorAll('article .code-line')).map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        const rows = new Map<number, number>();
        for (const {top, left, width: own} of Array.from(range.getClientRects())) {
          if (own > 0) {
            rows.set(Math.round(top), Math.min(left, rows.get(Math.round(top)) ?? left));
          }
        }
        const [first = 0, ...others] = [...rows].sort(([a], [b]) => a - b).map(([, left]) => left);
        return {line, first, others};
      });
      const long = lines.filter(({others}) => others.length > 0);
      const blocks = Array.from(document.querySelectorAll('article figure code'));
      return {
        wrapped: long.length,
        wrong: [
          ...long.filter(({first, others}) => others.some((left) => left < first + 10)).map(({line}) => line),
          ...blocks.filter((code) => {
            getSelection()?.selectAllChildren(code);
            return getSelection()?.toString().trimEnd() !== code.textContent.trimEnd();
          }),
        ].map((element) => element.textContent.slice(0, 60)),
        // Those of lines that fit are cut off.
        marks: new Set(
          lines.map(
            ({line}) =>
              `${getComputedStyle(line, '::after').content.includes('↳')} ${getComputedStyle(line).overflowY}`,
          ),
        ).size,
      };
    });
    expect(wrapped, `${width} px`).toBeGreaterThan(5);
    expect(wrong, `${width} px`).toEqual([]);
    expect(marks).toBe(1);
    await expect(page.locator('article .code-line').first()).toHaveCSS('overflow-y', 'clip');
  }
});

test('what is wrong differs from the lines around it by more than its color', async ({page}) => {
  await visit(page, `/docs/${released.path}/tutorial/helm-values/`);
  const line = page.locator('article .code-error').first();
  await expect(line).toHaveCSS('box-shadow', /3px/);
  await page.emulateMedia({forcedColors: 'active'});
  await expect(line).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({forcedColors: 'none', media: 'print'});
  await expect(line).toHaveCSS('font-weight', '700');
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
