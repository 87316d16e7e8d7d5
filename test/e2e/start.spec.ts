/** When React starts, and what the page answers until then; controls.spec and phone-menu.spec have the controls. */
import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {stopClock} from '../support/clock';
import {colorToggle, expect, hydrated, test} from '../support/fixtures';
import {visitHeld} from '../support/scripts';
import {dialogOf, inputOf} from '../support/search';
import {versionMenu} from '../support/shell';

test.use({prefetch: true});

const tutorial = `/docs/${unreleased.path}/tutorial/hello-holos/`;

/** Addresses that the page asks for, at once or ahead of time. */
function watchRequests(page: Page): {now: string[]; ahead: string[]} {
  const seen: {now: string[]; ahead: string[]} = {now: [], ahead: []};
  page.on('request', (request) => {
    const {pathname, hostname} = new URL(request.url());
    // A full Chromium also asks for the icon, some time later.
    if (hostname === '127.0.0.1' && !pathname.startsWith('/img/favicon')) {
      // Chromium adds `sec-purpose` to the headers later, so the type tells a prefetch. A script that runs has the type script.
      const isAhead = request.resourceType() === 'other';
      seen[isAhead ? 'ahead' : 'now'].push(pathname);
    }
  });
  return seen;
}

/** The typefaces block nothing: a page is shown without them until they come. */
const withoutFaces = (requests: readonly string[]): string[] =>
  requests.filter((file) => !file.startsWith('/assets/fonts/'));

test('a page needs one response to show; its scripts are fetched ahead, and do not run', async ({page}) => {
  // On a busy machine, Chromium may never be idle, so the callback needs a timeout.
  await page.addInitScript(() => {
    window.requestIdleCallback = (act, {timeout} = {}) => (timeout ? setTimeout(act, timeout) : 0);
  });
  for (const route of ['/', tutorial]) {
    const seen = watchRequests(page);
    await page.goto(route);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => seen.ahead.some((file) => file.includes('/main.'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(withoutFaces(seen.now)).toEqual([route]);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    page.removeAllListeners('request');
  }
});

test('a first visit shows titles and code in the site’s own faces, of 16 KB together', async ({page}) => {
  for (const route of ['/', tutorial]) {
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    const {loaded, weight} = await page.evaluate(() => {
      const faces = Array.from(document.fonts as unknown as Iterable<FontFace>);
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        loaded: faces.filter(({status}) => status === 'loaded').map(({family}) => family.replaceAll('"', '')),
        weight: files
          .filter(({name}) => name.endsWith('.woff2'))
          .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0),
      };
    });
    // A face that waits for the machine's font is loaded, too.
    expect(loaded.filter((name) => !name.endsWith('Fallback')).sort()).toEqual([
      'Bricolage Grotesque',
      'JetBrains Mono',
    ]);
    expect(weight).toBeGreaterThan(8 * 1024);
    expect(weight).toBeLessThan(16 * 1024);
  }
});

test('a slow connection and a reader who saves data prefetch nothing', {tag: '@first'}, async ({page}) => {
  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
  ]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value, configurable: true});
      // Idle as soon as it is asked.
      window.requestIdleCallback = (act) => setTimeout(act);
    }, connection);
    const seen = watchRequests(page);
    await page.goto(tutorial);
    await page.waitForLoadState('networkidle');
    expect({...seen, now: withoutFaces(seen.now)}).toEqual({now: [tutorial], ahead: []});
    page.removeAllListeners('request');
    await hydrated(page);
  }
});

test('React starts for what needs it: links, fields, a few pages; not for text, scrolling, versions and colors', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/);
  await page.goto(tutorial);
  await page.locator('h1').click();
  await versionMenu(page).click();
  await page.locator(`nav.navbar [data-version='${released.name}']`).first().hover();
  await colorToggle(page).click();
  await page.keyboard.press('PageDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('script[src*=main]')).toHaveCount(0);
  for (const [route, act] of [
    [tutorial, () => page.keyboard.press('Tab')],
    [tutorial, () => page.keyboard.press('Control+k')],
    ['/docs/', undefined],
    ['/search/', undefined],
    ['/none/', undefined],
    // The pointer last: it stays where it is.
    [tutorial, () => page.getByRole('link', {name: 'Holos', exact: true}).first().hover()],
  ] as const) {
    await test.step(`${route} ${act}`, async () => {
      await page.goto(route);
      await act?.();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });
  }
});

test('a script that failed to load is requested again when the reader next does something', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|request failed/);
  let isBroken = true;
  await page.route('**/assets/js/main.*', (route) =>
    isBroken && route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  );
  await page.goto(tutorial);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Tab');
  await failed;
  isBroken = false;
  // The failure may reach the page a moment later than this test.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 1000});
  }).toPass();
});

test('the first press of a button that only React can handle is answered once it starts', async ({page}) => {
  const scripts = await visitHeld(page, tutorial);
  // Outside of the page that React hydrates. Like a handler of React, this one answers only then.
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), {textContent: 'Own'});
    button.addEventListener('click', () => {
      if ('docusaurusRoot' in window) {
        button.remove();
      }
    });
    document.body.append(button);
  });
  const button = page.getByRole('button', {name: 'Own', exact: true});
  await button.click();
  await expect(button).toHaveCount(1);
  scripts.release();
  await expect(button).toHaveCount(0);
});

test.describe('before any script arrives', () => {
  test('the address of a field is copied by its link, and the field is marked', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visitHeld(page, `/docs/${released.path}/api/core/`);
    await stopClock(page);
    await page.locator('[id="Component.path"]').getByRole('link', {name: 'path', exact: true}).press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeInViewport();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).hash).toBe('#Component.path');
    await expect(page).toHaveURL(copied);
    const fields = page.locator('.reference li');
    const clear = 'rgba(0, 0, 0, 0)';
    await expect(fields.and(page.locator(':target'))).not.toHaveCSS('background-color', clear);
    await expect(fields.and(page.locator(':not(:target)')).first()).toHaveCSS('background-color', clear);
  });

  test('only the search’s own shortcuts open it, and links work', async ({page}) => {
    await visitHeld(page, tutorial);
    for (const keys of ['/', 's', 'k', 'Control+Alt+k', 'Control+Shift+K', 'Alt+/']) {
      await page.keyboard.press(keys);
      await expect(dialogOf(page), keys).toBeHidden();
    }
    const [ctrl, composing] = [{ctrlKey: true}, {ctrlKey: true, isComposing: true}];
    for (const [opens, keys, code, more] of [
      // Cyrillic, also with Caps Lock, Greek, Hebrew, Arabic, Thai, Georgian, Devanagari, Korean. Then Dvorak.
      [true, ['л', 'Л', 'κ', 'ל', 'ن', 'า', 'კ', 'क', 'ㅏ'], 'KeyK', ctrl],
      [true, ['л'], 'KeyK', {metaKey: true}],
      [true, ['k'], 'KeyV', ctrl],
      // Two other Latin layouts, a dead key, an input method's.
      [false, ['t', 'e', 'Dead', 'Process', 'Unidentified'], 'KeyK', ctrl],
      [false, ['k', 'の'], 'KeyK', composing],
      [false, ['л'], 'KeyK', {}],
      [false, ['л'], 'KeyG', ctrl],
      [false, ['л'], 'KeyK', {...ctrl, altKey: true}],
      [false, ['Л'], 'KeyK', {...ctrl, shiftKey: true}],
    ] as const) {
      for (const key of keys) {
        const init = {key, code, ...more};
        await page.evaluate((own) => document.dispatchEvent(new KeyboardEvent('keydown', own)), init);
        await expect(dialogOf(page), `${key} ${code}`).toBeVisible({visible: opens});
        await page.keyboard.press('Escape');
      }
    }
    // The last is what Caps Lock makes of the key.
    for (const keys of ['Control+k', 'Meta+k', 'Control+K']) {
      await page.keyboard.press(keys);
      await expect(inputOf(page), keys).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
    }
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog/');
  });
});
