/** Links to terms and names show the beginning of their explanation. */
import type {Page} from '@playwright/test';
import {unreleased} from '../../config/versions';
import {violationsOf} from '../support/axe';
import {contentScript} from '../support/content';
import {expect, test, visit} from '../support/fixtures';
import {holdScripts} from '../support/scripts';

const root = `/docs/${unreleased.path}`;
const hello = `${root}/tutorial/hello-holos/`;

const cardOn = (page: Page) => page.getByRole('tooltip');
const term = (page: Page) =>
  page.locator('article').getByRole('link', {name: 'platform', exact: true}).first();
const type = (page: Page) => page.locator('pre').getByRole('link', {name: '#Helm'}).first();
const description = /^Platform A platform is a directory that contains your components/;

/** The requests for cards, in order. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('.json') && requests.push(new URL(request.url()).pathname),
  );
  return requests;
}

test('a pointer that rests on a link shows its card, until it leaves both or Escape is pressed', async ({
  page,
}) => {
  const requests = requestsOf(page);
  // The pointer is there before React.
  await page.goto(hello);
  expect(requests).toEqual([]);
  await term(page).hover();
  await expect(cardOn(page)).toBeVisible();
  await expect(term(page)).toHaveAccessibleDescription(description);
  expect(requests).toEqual([`${root}/glossary/hovercards.json`]);
  expect(await violationsOf(page)).toEqual([]);
  await cardOn(page).hover();
  await page.mouse.move(0, 0);
  await expect(cardOn(page)).toBeHidden();
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
  await term(page).hover();
  await expect(cardOn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardOn(page)).toBeHidden();
  expect(requests).toHaveLength(1);
  await term(page).click();
  await expect(page).toHaveURL(`${root}/glossary/#platform`);
  await expect(cardOn(page)).toBeHidden();
});

test('a link that comes under a resting pointer after a click shows no card', async ({page}) => {
  await page.clock.install();
  await visit(page, hello);
  const box = await term(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  // Over the term, on the same page.
  await page.evaluate(() => scrollTo({top: 200, behavior: 'instant'}));
  await page.mouse.click(x, y);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect(page.locator('article a:hover')).toHaveText('platform');
  await page.clock.runFor(1000);
  await expect(cardOn(page)).toBeHidden();
  await page.mouse.move(x, y - 100);
  await page.mouse.move(x, y);
  await page.clock.runFor(1000);
  await expect(cardOn(page)).toBeVisible();
});

test('focusing a flag shows its type and default, and the focus stays on the link', async ({page}) => {
  await visit(page, `${root}/topics/architecture/`);
  const flag = page.locator('article').getByRole('link', {name: '--write-to'});
  // The focus is visible when a key moved it.
  await page.keyboard.press('Shift');
  await flag.focus();
  await expect(cardOn(page)).toContainText(
    '--write-to string, default deploy, or the value of HOLOS_WRITE_TO',
  );
  await expect(flag).toBeFocused();
  await page.emulateMedia({media: 'print'});
  await expect(cardOn(page)).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await page.keyboard.press('Tab');
  await expect(cardOn(page).filter({hasText: '--write-to'})).toHaveCount(0);
});

test('links that Tab reaches show their cards, although a pointer rests over the text that scrolls below it', async ({
  page,
}) => {
  await visit(page, `${root}/topics/architecture/`);
  const article = page.locator('article');
  await article.getByRole('link', {name: 'artifacts'}).focus();
  await page.mouse.move(600, 400);
  await page.mouse.move(601, 401);
  for (const [key, name] of [
    ['Tab', '--write-to'],
    ['Tab', 'Generator'],
    ['Shift+Tab', '--write-to'],
  ] as const) {
    // From here, the focus scrolls the page.
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await page.keyboard.press(key);
    await expect(cardOn(page)).toContainText(name);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
  // Once the focus is elsewhere, the pointer has its cards again.
  await page.keyboard.press('Escape');
  await article.getByRole('link', {name: 'manifests'}).hover();
  await expect(cardOn(page)).toContainText('Manifest');
});

test('a linked name in code can be selected, and shows no card meanwhile', async ({page}) => {
  await visit(page, hello);
  await page.evaluate(() => {
    const shown: string[] = Object.assign(window, {shown: []}).shown;
    new MutationObserver(() => shown.push(document.getElementById('hovercard')?.textContent ?? '')).observe(
      document.body,
      {childList: true, subtree: true},
    );
  });
  await type(page).scrollIntoViewIfNeeded();
  const {x = 0, y = 0, width = 0, height = 0} = (await type(page).boundingBox()) ?? {};
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 1, y + height / 2, {steps: 3});
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('#Helm');
  await expect(page).toHaveURL(hello);
  await Promise.all([page.waitForResponse('**/glossary/hovercards.json'), term(page).hover()]);
  await page.mouse.click(x + 300, y);
  await type(page).hover();
  await expect(cardOn(page)).toContainText('#Helm');
  const shown = await page.evaluate(() => (window as never as {shown: string[]}).shown);
  expect(shown.filter((text) => text.startsWith('Platform'))).toEqual([]);
  await type(page).click();
  await expect(page).toHaveURL(`${root}/api/author/#Helm`);
});

test.describe('on a small phone', () => {
  test.use({viewport: {width: 320, height: 568}, hasTouch: true, isMobile: true});

  test('a tap shows the card within the screen, and a second one follows the link', async ({page}) => {
    await visit(page, hello);
    for (const link of [term(page), type(page)]) {
      await link.tap();
      await expect(cardOn(page)).toBeInViewport({ratio: 1});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expect(page).toHaveURL(hello);
    }
    await page.getByRole('heading', {level: 1}).tap();
    await expect(cardOn(page)).toBeHidden();
    await type(page).tap();
    await expect(cardOn(page)).toContainText('#Helm');
    await type(page).tap();
    await expect(page).toHaveURL(`${root}/api/author/#Helm`);
  });

  test('a tap before React shows the card, also after a mouse pointed at the link, and in Safari before 18.2', async ({
    page,
  }) => {
    // Its clicks don't name their pointer.
    await page.addInitScript(() => {
      const {get} = Object.getOwnPropertyDescriptor(PointerEvent.prototype, 'pointerType') ?? {};
      Object.defineProperty(PointerEvent.prototype, 'pointerType', {
        get(this: PointerEvent) {
          return this.type === 'click' ? undefined : (get?.call(this) as string);
        },
      });
    });
    const scripts = await holdScripts(page, `**/${contentScript('docs/tutorial/hello-holos.mdx')}`);
    await page.goto(hello);
    await Promise.all([page.waitForRequest('**/hovercards.json'), term(page).hover()]);
    await term(page).tap();
    scripts.release();
    await expect(cardOn(page)).toBeVisible();
    await expect(page).toHaveURL(hello);
    await term(page).tap();
    await expect(page).toHaveURL(`${root}/glossary/#platform`);
  });

  test('without cards, the first tap follows the link', async ({page, tolerate}) => {
    tolerate(/hovercards\.json|Failed to load resource/);
    await page.route('**/hovercards.json', (route) => route.fulfill({status: 404}));
    await visit(page, hello);
    await term(page).tap();
    await expect(page).toHaveURL(`${root}/glossary/#platform`);
  });
});
