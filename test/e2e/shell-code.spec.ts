import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {stopClock} from '../support/clock';
import {expect, test, visit} from '../support/fixtures';
import {pageOf} from '../support/built';
import {pageWith} from '../support/site';
import {Name} from '../../plugins/engine/names';

const tutorial = `/docs/${unreleased.path}/tutorial/hello-holos/`;

/** The first block of code that is a file. */
const fileOn = (page: Page) => page.locator(`article section:has(.${Name.CodePath})`).first();

/** What the page says to screen readers, and shows. */
const said = (page: Page, text: string) => page.getByRole('status').filter({hasText: text});

// Messages go by themselves.
test.beforeEach(({page}) => page.clock.install());

test.describe('if pages may use the clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('the copy button copies exactly the file, also after a link, and says so', async ({page}) => {
    await visit(page, `/docs/${unreleased.path}/tutorial/overview/`);
    await page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${tutorial}"]`).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Hello Holos'})).toBeVisible();
    await stopClock(page);
    const button = fileOn(page).getByRole('button', {name: /^Copy \S+\.\w+$/});
    await button.click();
    // Eyes see it on the button, screen readers get it from the live region.
    await expect(button).toHaveClass(/code-copied/);
    await expect(said(page, 'Copied')).toBeAttached();
    const text = pageOf(tutorial)(`article section:has(.${Name.CodePath})`).first().find('code').text();
    expect(text).toContain('\n');
    expect(await copied(page)).toBe(text.replace(/\n$/, ''));
    await page.clock.runFor(2000);
    await expect(said(page, 'Copied')).toHaveCount(0);
    await expect(button).not.toHaveClass(/code-copied/);
  });

  test('the link of a heading shows, is copied, and is no part of the heading’s name', async ({page}) => {
    await visit(page, tutorial);
    const heading = page.getByRole('heading', {name: 'Render the platform', exact: true});
    const link = heading.locator('.hash-link');
    await expect(link).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(link).toHaveCSS('opacity', '1');
    await stopClock(page);
    await link.click();
    await expect(said(page, 'Link copied')).toBeInViewport();
    expect(await copied(page)).toBe(page.url());
  });
});

test('where the clipboard is denied, the code is selected for the reader to copy', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await visit(page, tutorial);
  await stopClock(page);
  await fileOn(page)
    .getByRole('button', {name: /^Copy /})
    .click();
  await expect(said(page, 'Selected')).toBeInViewport();
  const text = (await fileOn(page).locator('code').textContent()) ?? '';
  expect(await page.evaluate(() => getSelection()?.toString().trimEnd())).toBe(text.trimEnd());
});

test('the button that folds a long output stays under the finger, and so does the focus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, pageWith('.code-fold'));
  const summary = page.locator('.code-fold > summary').first();
  const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
  for (const press of [() => summary.click(), () => page.keyboard.press('Enter')]) {
    await summary.evaluate((element) => element.focus());
    await summary.click();
    await expect(summary).toHaveText(/fewer/, {useInnerText: true});
    await summary.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    const before = await top();
    await press();
    await expect(summary).toHaveText(/Show all/, {useInnerText: true});
    // A page scrolls by whole pixels, and the height of text has fractions.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(0.5);
    await expect(summary).toBeFocused();
  }
});

test('a wrapped line is indented behind a mark, and is selected unchanged', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, tutorial);
  const {wrapped, wrong, unlike} = await page.evaluate(() => {
    const lines = Array.from(document.querySelectorAll('article .code-row')).map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const rows = new Map<number, number>();
      for (const {top, left, width: own} of Array.from(range.getClientRects())) {
        if (own > 0) {
          rows.set(Math.round(top), Math.min(left, rows.get(Math.round(top)) ?? left));
        }
      }
      const [, ...others] = [...rows].sort(([a], [b]) => a - b).map(([, left]) => left);
      // Where its text begins, or, if it is indented by more, 60 px from the edge.
      const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const at = node.nodeValue?.search(/\S/) ?? -1;
        if (at >= 0) {
          range.setStart(node, at);
          break;
        }
      }
      const edge = line.getBoundingClientRect().left;
      const first = Math.min(range.getClientRects()[0]?.left ?? 0, edge + 60);
      return {line, first, others};
    });
    const long = lines.filter(({others}) => others.length > 0);
    const blocks = Array.from(document.querySelectorAll('article section code'));
    return {
      wrapped: long.length,
      wrong: [
        ...long.filter(({first, others}) => others.some((left) => left < first + 10)).map(({line}) => line),
        ...blocks.filter((code) => {
          getSelection()?.selectAllChildren(code);
          return getSelection()?.toString().trimEnd() !== code.textContent.trimEnd();
        }),
      ].map((element) => element.textContent.slice(0, 60)),
      unlike: lines.filter(
        ({line, others}) => parseFloat(getComputedStyle(line, '::after').height) > 0 !== others.length > 0,
      ).length,
    };
  });
  expect(wrapped).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
  expect(unlike, 'wrapped lines without a mark, or others with one').toBe(0);
  // Its edge below the others is cut off.
  await expect(page.locator('article .code-row').first()).toHaveCSS('overflow-y', 'clip');
});

/** The places where lines of a block begin that have as many tabs, if there are several: `2 tabs: 40, 47` */
function unaligned(): string[] {
  return Array.from(document.querySelectorAll('pre > code')).flatMap((code) => {
    const places = new Map<number, Set<number>>();
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    let line = '';
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const [index, sign] of Array.from(node.nodeValue ?? '').entries()) {
        if (/^\t*$/.test(line) && /\S/.test(sign)) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const {left, width} = range.getBoundingClientRect();
          // A fold hides the end of a long block.
          if (width > 0) {
            places.set(line.length, (places.get(line.length) ?? new Set()).add(Math.round(left)));
          }
        }
        line = sign === '\n' ? '' : line + sign;
      }
    }
    return [...places]
      .filter(([, all]) => all.size > 1)
      .map(([tabs, all]) => `${tabs} tabs: ${[...all].join(', ')}`);
  });
}

test('lines of code with as many tabs begin at one place, whatever is colored or marked', async ({page}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 800});
    for (const name of ['tutorial/helm-values', 'topics/gitops/argocd-application', 'tutorial/cue']) {
      const route = `/docs/${released.path}/${name}/`;
      await visit(page, route);
      expect(await page.locator('pre', {hasText: '\t\t'}).count(), route).toBeGreaterThan(0);
      expect.soft(await page.evaluate(unaligned), `${route} at ${width} pixels`).toEqual([]);
    }
  }
});

test('wrong lines of code differ from others by more than their color', async ({page}) => {
  await visit(page, pageWith('article .code-error'));
  const line = page.locator('article .code-error').first();
  await expect(line).toHaveCSS('box-shadow', /3px/);
  await page.emulateMedia({forcedColors: 'active'});
  await expect(line).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({forcedColors: 'none', media: 'print'});
  await expect(line).toHaveCSS('font-weight', '700');
});
