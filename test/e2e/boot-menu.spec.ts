import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/fixtures';

const route = '/docs/v1alpha6/glossary/';

const opener = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const early = (page: Page) => page.locator('.early-menu .navbar-sidebar');
const closer = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const inert = (page: Page) => page.locator('#__docusaurus').evaluate((site: HTMLElement) => site.inert);

/** Opens a page where the scripts whose addresses match do not arrive before they are let go. */
async function openHeld(page: Page, pattern: RegExp, path = route): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (request) => {
    if (request.request().resourceType() === 'script') {
      await released;
    }
    await request.fallback();
  });
  await page.goto(path);
  return release;
}

const react = /\/assets\/js\/(?!menu\.)/;

test.use({viewport: {width: 390, height: 844}, hasTouch: true});

test.describe('while React is on its way', () => {
  test('a tap opens a menu of the docs, which takes the focus and covers the page', async ({page}) => {
    await openHeld(page, react);
    await opener(page).tap();
    await expect(closer(page)).toBeFocused();
    await expect(early(page).getByRole('link', {name: 'Hello Holos'})).toBeInViewport({ratio: 1});
    expect(await inert(page)).toBe(true);
    // Nothing in it waits for React.
    await expect(early(page).getByRole('button')).toHaveCount(2);
    await page.addScriptTag({path: 'node_modules/axe-core/axe.min.js'});
    const {violations} = await page.evaluate(() => window.axe.run(document, {resultTypes: ['violations']}));
    expect(violations.map(({id, nodes}) => [id, nodes.map(({target}) => target)])).toEqual([]);
  });

  test('a menu that arrives after the tap opens by itself', async ({page}) => {
    const release = await openHeld(page, /\/assets\/js\/menu\./);
    await page.route(react, (request) =>
      request.request().resourceType() === 'script' ? undefined : request.fallback(),
    );
    await opener(page).tap();
    await expect(early(page)).toHaveCount(0);
    release();
    await expect(early(page)).toBeVisible();
  });

  test('its links lead on', async ({page}) => {
    await openHeld(page, react);
    await opener(page).tap();
    await early(page).getByRole('link', {name: 'Hello Holos'}).tap();
    await expect(page).toHaveURL('/docs/v1alpha6/tutorial/hello-holos/');
  });

  test('the way back leads to the main menu, and takes the focus along', async ({page}) => {
    await openHeld(page, react);
    await opener(page).tap();
    await early(page).getByRole('button', {name: 'Back to main menu'}).tap();
    await expect(early(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
    for (const name of ['Blog', 'GitHub', 'v1alpha5 released']) {
      await expect(early(page).getByRole('link', {name})).toBeInViewport({ratio: 1});
    }
  });

  test('beside the docs it is the main menu', async ({page}) => {
    await openHeld(page, react, '/blog/');
    await opener(page).tap();
    await expect(early(page).getByRole('link', {name: 'Docs', exact: true})).toBeInViewport({ratio: 1});
    await expect(early(page).getByRole('button')).toHaveCount(1);
  });

  for (const [how, close] of [
    ['by its button', (page: Page) => closer(page).tap()],
    ['by Escape', (page: Page) => page.keyboard.press('Escape')],
    ['beside it', (page: Page) => page.touchscreen.tap(380, 400)],
    ['in a wide window', (page: Page) => page.setViewportSize({width: 1200, height: 800})],
  ] as const) {
    test(`it closes ${how}, and stays closed when React runs`, async ({page}) => {
      const release = await openHeld(page, react);
      await opener(page).tap();
      await expect(closer(page)).toBeFocused();
      await close(page);
      await expect(early(page)).toHaveCount(0);
      expect(await inert(page)).toBe(false);
      release();
      await hydrated(page);
      await expect(page.locator('nav.navbar')).not.toHaveClass(/navbar-sidebar--show/);
      await page.setViewportSize({width: 390, height: 844});
      await expect(opener(page)).toBeVisible();
      // React's own opens as ever.
      await opener(page).tap();
      await expect(
        page.locator('nav.navbar .navbar-sidebar').getByRole('link', {name: 'Hello Holos'}),
      ).toBeVisible();
      await expect(early(page)).toHaveCount(0);
    });
  }
});

for (const path of [route, '/']) {
  test(`on ${path} React's menu takes its place, with the focus`, async ({page}) => {
    const release = await openHeld(page, react, path);
    await opener(page).tap();
    await expect(early(page)).toBeVisible();
    release();
    await expect(early(page)).toHaveCount(0);
    const own = page.locator('nav.navbar .navbar-sidebar');
    await expect(own).toBeVisible();
    await expect(closer(page)).toBeFocused();
    expect(await inert(page)).toBe(false);
    await closer(page).tap();
    await expect(own).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(opener(page)).toBeFocused();
  });
}

test("what was scrolled to in the early menu is seen in React's", async ({page}) => {
  const release = await openHeld(page, react);
  await page.setViewportSize({width: 390, height: 400});
  await opener(page).tap();
  await early(page).getByRole('link', {name: 'Glossary', exact: true}).scrollIntoViewIfNeeded();
  release();
  await expect(early(page)).toHaveCount(0);
  const own = page.locator('nav.navbar .navbar-sidebar');
  await expect(own.getByRole('link', {name: 'Glossary', exact: true})).toBeInViewport({ratio: 1});
});

test('who went back to the main menu stays there', async ({page}) => {
  const release = await openHeld(page, react);
  await opener(page).tap();
  await early(page).getByRole('button', {name: 'Back to main menu'}).tap();
  release();
  await expect(early(page)).toHaveCount(0);
  const own = page.locator('nav.navbar .navbar-sidebar');
  await expect(own.getByRole('link', {name: 'Blog', exact: true})).toBeInViewport({ratio: 1});
});
