import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {colorToggle, expect, hydrated, test, visit} from '../support/fixtures';
import {follow} from '../support/content';
import {visitHeld} from '../support/scripts';

/** Marks what only holds while React waits for the reader; the nightly run with `start: 'load'` leaves it out. */
const intent = {tag: '@intent'};

const tutorial = `/docs/${unreleased.path}/tutorial/hello-holos/`;

/** Addresses of the site's own scripts that the page asks for, to run them or ahead of time. */
function watchScripts(page: Page): {run: string[]; ahead: string[]} {
  const seen: {run: string[]; ahead: string[]} = {run: [], ahead: []};
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/assets/js/')) {
      (request.resourceType() === 'script' ? seen.run : seen.ahead).push(pathname);
    }
  });
  return seen;
}

const started = (page: Page) =>
  page.evaluate(() => (window as {docusaurusRoot?: object}).docusaurusRoot !== undefined);

test('reading runs no scripts; they are fetched when the browser is idle', intent, async ({page}) => {
  const seen = watchScripts(page);
  await page.goto(tutorial);
  await expect.poll(() => seen.ahead.some((file) => file.includes('/main.'))).toBe(true);
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  expect(seen.run).toEqual([]);
  expect(await started(page)).toBe(false);
  await hydrated(page);
});

test('they are fetched as well by a browser that is never idle', intent, async ({page}) => {
  // Chromium on a busy machine may never call who waits for that, unless it is told how long that may take.
  await page.addInitScript(() => {
    window.requestIdleCallback = (act, {timeout} = {}) => (timeout ? setTimeout(act, timeout) : 0);
  });
  const seen = watchScripts(page);
  await page.goto(tutorial);
  await expect.poll(() => seen.ahead.some((file) => file.includes('/main.'))).toBe(true);
  expect(seen.run).toEqual([]);
});

for (const connection of [
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: '2g'},
]) {
  test(
    `nothing is fetched ahead on a connection such as ${JSON.stringify(connection)}`,
    intent,
    async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      const seen = watchScripts(page);
      await page.goto(tutorial);
      await page.waitForLoadState('networkidle');
      expect(seen).toEqual({run: [], ahead: []});
      await hydrated(page);
    },
  );
}

test('a sign of the reader starts React', intent, async ({page}) => {
  for (const [sign, act] of [
    // The pointer last: it stays where it is.
    ['a key', () => page.keyboard.press('Tab')],
    ['a press', () => page.mouse.click(400, 400)],
    ['the pointer over a link', () => page.getByRole('link', {name: 'Holos', exact: true}).first().hover()],
  ] as const) {
    await test.step(sign, async () => {
      await page.goto(tutorial);
      expect(await started(page)).toBe(false);
      await act();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });
  }
});

test('pages that show nothing without it start React by themselves', async ({page, tolerate}) => {
  tolerate(/404/);
  for (const route of ['/docs/', '/search/', '/none/']) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });
  }
});

test.describe('before any script arrives', () => {
  test('the color toggle acts, and React goes on from there', async ({page}) => {
    const scripts = await visitHeld(page, tutorial);
    const html = page.locator('html');
    await expect(colorToggle(page)).toBeEnabled();
    await colorToggle(page).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(colorToggle(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    scripts.release();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(colorToggle(page)).toHaveAttribute('aria-pressed', 'true');
    await colorToggle(page).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(colorToggle(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('a mode chosen then outlives changes of the system where storage is blocked', async ({
    page,
    tolerate,
  }) => {
    tolerate(/^console\.warning: Docusaurus browser storage is not available/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    const scripts = await visitHeld(page, tutorial);
    await colorToggle(page).click();
    scripts.release();
    await hydrated(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
  });

  test('a mode chosen in another tab shows', async ({page, context}) => {
    await visitHeld(page, tutorial);
    const other = await context.newPage();
    await visit(other, '/blog/');
    await colorToggle(other).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(colorToggle(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('the announcement closes, and stays closed', async ({page}) => {
    const scripts = await visitHeld(page, `/docs/${released.path}/tutorial/cue/`);
    const bar = page.getByRole('banner').filter({hasText: unreleased.label});
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    scripts.release();
    await hydrated(page);
    await expect(bar).toBeHidden();
    await visit(page, '/blog/');
    await expect(bar).toBeHidden();
  });

  test('code is copied, and the page says so', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitHeld(page, tutorial);
    const block = page.locator('.theme-code-block').first();
    await block.getByRole('button', {name: /^Copy command /}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeInViewport();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await block.locator('code').textContent(),
    );
  });

  test('the address of a field is copied by its link, and the field is marked', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitHeld(page, `/docs/${unreleased.path}/api/core/`);
    const link = page.getByRole('link', {name: 'Direct link to Component.path', exact: true});
    await link.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Address copied'})).toBeInViewport();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).hash).toBe('#Component.path');
    await expect(page).toHaveURL(copied);
    const fields = page.locator('dl > div');
    await expect(fields.and(page.locator(':target'))).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(fields.and(page.locator(':not(:target)')).first()).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  });

  test('a link leads on', async ({page}) => {
    const scripts = await visitHeld(page, tutorial);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog/');
    scripts.release();
  });
});

test.describe('a key before React runs is heard once it does', () => {
  // The last is what Caps Lock makes of the key.
  const searchKeys = ['/', 'Control+k', 'Control+K'];
  const otherKeys = ['Control+Alt+k', 'Control+Shift+K', 'Alt+/'];

  test('the keys of the search open it, others do not', async ({page}) => {
    for (const keys of [...searchKeys, ...otherKeys]) {
      await test.step(keys, async () => {
        const scripts = await visitHeld(page, tutorial);
        await page.keyboard.press(keys);
        scripts.release();
        if (searchKeys.includes(keys)) {
          await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
        } else {
          await hydrated(page);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      });
    }
  });
});

test('the field of the search is there before the search, and what one types in it stays', async ({page}) => {
  const scripts = await visitHeld(page, tutorial);
  const early = page.getByRole('combobox', {name: 'Search'});
  await page.keyboard.press('/');
  await expect(early).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(early).toBeHidden();
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByRole('dialog', {name: 'Search'}).getByRole('button', {name: 'Close'}).click();
  await expect(early).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('/glos');
  await expect(early).toHaveValue('/glos');
  scripts.release();
  const field = page.getByRole('combobox', {name: 'Search', exact: true});
  await expect(field).toBeFocused();
  await page.keyboard.type('sary');
  await expect(field).toHaveValue('/glossary');
  await expect(page.getByRole('option').first()).toContainText('Glossary');
  // Its own key does not close it.
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('back and forward lead to their pages in a page that was loaded anew', intent, async ({page}) => {
  await visit(page, tutorial);
  await follow(page, `/docs/${unreleased.path}/glossary/`);
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText('Glossary');
  await page.reload();
  await page.goBack();
  await expect(title).not.toHaveText('Glossary');
  await expect(page).toHaveURL(tutorial);
  await page.goForward();
  await expect(title).toHaveText('Glossary');
});

test('Enter before the search has come opens its page', async ({page}) => {
  const scripts = await visitHeld(page, tutorial);
  await page.keyboard.press('/');
  await page.keyboard.type('glossary');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=glossary');
  scripts.release();
  await expect(page.getByRole('option').first()).toContainText('Glossary');
});

test('a search that was closed before it came stays closed', async ({page}) => {
  const scripts = await visitHeld(page, tutorial);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  await page.keyboard.press('Escape');
  scripts.release();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a script that did not arrive is asked for again at the next sign', intent, async ({page, tolerate}) => {
  tolerate(/ERR_FAILED|request failed/);
  let broken = true;
  await page.route('**/assets/js/main.*', (route) =>
    broken && route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  );
  await page.goto(tutorial);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Tab');
  await failed;
  broken = false;
  // The failure may reach the page a moment later than this test.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 1000});
  }).toPass();
});
