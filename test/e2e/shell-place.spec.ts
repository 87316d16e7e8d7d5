/** Where a reader is: columns at any size of text, the section on a phone, steps. */
import {chromium, type Locator, type Page} from '@playwright/test';
import {docsEntry} from '../../config/site';
import {released} from '../../config/versions';
import {findChromium} from '../../tools/chromium';
import {pageOf, valuesOf} from '../support/built';
import {expect, test, visit} from '../support/fixtures';
import {fontConfig, fonts, hasFonts, type Fonts} from '../support/fonts';
import {menuOpener, versionMenu} from '../support/shell';
import {kindsOfDocs, listed, pageWith} from '../support/site';
import {Name} from '../../plugins/engine/names';

const hello = `/docs/${released.path}/tutorial/hello-holos/`;

/**
 * What is cut off by the window's edge, of what matters on the home page and in the head of all pages, and pairs of things in this head
 * that lie over each other.
 */
function misplaced(): string[] {
  const heads = '.navbar__inner :is(a, button, summary), .doc-bar > *, h1';
  const home = 'header :is(a, button, p, figure), #pick ~ * :is(label, p, h3)';
  const find = (selector: string) =>
    Array.from(document.querySelectorAll(selector))
      .filter(
        (element) => element.checkVisibility({visibilityProperty: true}) && !element.closest('ul, [popover]'),
      )
      .map((element) => ({
        name: element.textContent.trim().slice(0, 40),
        box: element.getBoundingClientRect(),
      }));
  const cutOff = find(`${heads}, ${home}`).filter(({box}) => box.right > innerWidth + 1 || box.left < 0);
  const pairs = find(heads).flatMap((one, index, all) => all.slice(index + 1).map((other) => ({one, other})));
  const collisions = pairs.filter(
    ({one: {box}, other: {box: next}}) =>
      Math.min(box.right, next.right) - Math.max(box.left, next.left) > 1 &&
      Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 1,
  );
  return [
    ...cutOff.map(({name}) => `${name} is cut off`),
    ...collisions.map(({one, other}) => `${one.name} over ${other.name}`),
  ];
}

/** Labels in the head of a page that are wider than their place. */
function cut(): string[] {
  return Array.from(document.querySelectorAll('.doc-bar summary, .doc-eyebrow > span'))
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map(({textContent}) => textContent);
}

test('the sidebar shows the entry of the page on arrival, on a change, and on a phone', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 720});
  const entry = page.locator('aside .menu [aria-current=page]');
  const docs = `/docs/${released.path}/`;
  const last = valuesOf(pageOf(docs), 'aside .menu a', 'href').at(-1) ?? '';
  await visit(page, last);
  await expect(entry).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The first page of the sidebar, by a link of the page.
  await page.locator('.navbar a', {hasText: 'Docs'}).first().click();
  await expect(entry).toHaveAttribute('href', `${docs}${docsEntry}/`);
  await expect(entry).toBeInViewport({ratio: 1});
  await page.goBack();
  await expect(entry).toHaveAttribute('href', last);
  await expect(entry).toBeInViewport({ratio: 1});
  await page.setViewportSize({width: 390, height: 700});
  await menuOpener(page).click();
  await expect(entry).toBeInViewport({ratio: 1});
});

/** The fonts of the family that shows the text of elements. */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts: shown} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  return shown.map(({familyName}) => familyName);
}

for (const [name, size] of [
  ['dejavu', 16],
  ...(Object.keys(fonts) as Fonts[]).flatMap(
    (each) =>
      [
        [each, 24],
        [each, 32],
      ] as const,
  ),
] as const) {
  test(`with text of ${size} pixels in ${fonts[name]}, nothing overlaps or is cut off, and no page is wider than a phone`, async ({
    baseURL,
  }) => {
    test.skip(!hasFonts(name), `${fonts[name]} is missing`);
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', `--blink-settings=defaultFontSize=${size}`],
      env: {...process.env, FONTCONFIG_FILE: fontConfig(name)},
    });
    const page = await browser.newPage({baseURL});
    const kinds = kindsOfDocs();
    await page.goto(hello);
    expect(await familiesOf(page, 'article p:not(:has(*))')).toContain(fonts[name]);
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({width, height: 800});
      for (const route of ['/', kinds.at(-1) ?? '']) {
        await page.goto(route);
        expect.soft(await page.evaluate(misplaced), `${route} at ${width} pixels`).toEqual([]);
      }
    }
    await page.setViewportSize({width: 390, height: 800});
    for (const route of size === 32 && name === 'dejavu' ? listed : kinds) {
      await page.goto(route);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, route).toBeLessThanOrEqual(390);
      expect.soft(await page.evaluate(cut), route).toEqual([]);
    }
    await browser.close();
  });
}

test('on a phone, a bar names the section, and opens and closes the contents', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await visit(page, hello);
  const bar = page.locator(`.${Name.Contents} > summary`);
  const list = page.locator(`.${Name.Contents} > div`);
  const [read, last] = [page.locator('article h2').nth(5), page.locator('article h2').last()];
  const entryOf = async (heading: Locator) => list.locator(`a[href="#${await heading.getAttribute('id')}"]`);
  await read.evaluate((heading) => heading.scrollIntoView());
  await expect(bar).toBeInViewport({ratio: 1});
  await expect(bar).toHaveAttribute(Name.Section, (await (await entryOf(read)).textContent()) ?? '');
  await expect(await entryOf(read)).toHaveAttribute('aria-current', 'location');
  await bar.click();
  await expect(await entryOf(read)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await bar.click();
  await (await entryOf(last)).click();
  await expect(list).toBeHidden();
  const [below, above] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await expect(versionMenu(page)).toBeInViewport({ratio: 1});
});

test('a page of the tutorial says its step', async ({page}) => {
  await visit(page, hello);
  await expect(page.getByText(/^Tutorial \/ Step \d+ of \d+$/)).toBeVisible();
});

test('Back and Forward show the place with its open folds', async ({page}) => {
  const opened = page.locator('.markdown details[open]');
  const folded = pageWith('.markdown:has(details):has(> p a[href^="/docs/"])');
  for (const width of [1300, 390]) {
    await page.setViewportSize({width, height: 800});
    await visit(page, folded);
    const count = await page.locator('.markdown details').evaluateAll((folds: HTMLDetailsElement[]) => {
      folds.forEach((fold) => fold.toggleAttribute('open', true));
      return folds.length;
    });
    expect(count).toBeGreaterThan(0);
    const link = page.locator('.markdown > p a[href^="/docs/"]').last();
    const next = await link.evaluate((element: HTMLAnchorElement) => {
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      return element.pathname;
    });
    const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    for (const leave of [() => link.click(), () => page.goForward()]) {
      await leave();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${next}$`));
      await page.goBack();
      await expect(opened).toHaveCount(count);
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(8);
    }
  }
});
