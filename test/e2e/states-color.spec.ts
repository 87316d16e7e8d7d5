import type {Page} from '@playwright/test';
import {released} from '../../config/versions';
import {colorToggle, expect, hydrated, test, visit} from '../support/fixtures';
import {holdScripts} from '../support/scripts';

/** Both faces of the mode: what the page shows and what is stored. */
async function expectMode(page: Page, mode: 'light' | 'dark', stored: string | null = mode): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(colorToggle(page)).toHaveAttribute('aria-pressed', String(mode === 'dark'));
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(stored);
}

/** Changes the system's scheme and waits until every listener of the page has answered it. */
async function changeSystem(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const answered = new Promise<void>((resolve) => {
      const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      scheme.addEventListener('change', painted, {once: true});
    });
    Object.assign(window, {answered});
  });
  await page.emulateMedia({colorScheme});
  await page.evaluate(() => (window as unknown as {answered: Promise<void>}).answered);
}

/** The page shows the mode while its scripts are still on their way, and once they run. */
async function expectModeBeforeScripts(page: Page, mode: 'light' | 'dark', route = '/'): Promise<void> {
  const scripts = await holdScripts(page);
  await page.goto(route, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(colorToggle(page)).toBeEnabled();
  scripts.release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a ${colorScheme} system`, () => {
    test.use({colorScheme});

    test('a first visit is light, and stays so when the system changes', async ({page}) => {
      await visit(page, '/');
      await expectMode(page, 'light', null);
      await expect(page.locator('html')).toHaveCSS('color-scheme', /^(normal|light)$/);
      await changeSystem(page, colorScheme === 'dark' ? 'light' : 'dark');
      await expectMode(page, 'light', null);
    });

    for (const mode of ['light', 'dark'] as const) {
      test(`a choice of ${mode} outlives changes of the system`, async ({page}) => {
        await visit(page, '/');
        await colorToggle(page).click();
        if (mode === 'light') {
          await colorToggle(page).click();
        }
        await expectMode(page, mode);
        const other = colorScheme === 'dark' ? 'light' : 'dark';
        for (const scheme of [other, colorScheme, other] as const) {
          await changeSystem(page, scheme);
          await expectMode(page, mode);
        }
        await visit(page, '/blog/');
        await expectMode(page, mode);
        await changeSystem(page, colorScheme);
        await expectMode(page, mode);
      });
    }
  });
}

test('the toggle switches, stores and tells its state, and the choice survives a reload', async ({page}) => {
  await visit(page, `/docs/${released.path}/glossary/`);
  const light = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);

  await colorToggle(page).click();
  await expectMode(page, 'dark');
  // One fact is told in one way: by the state, not by another name or a live region as well.
  await expect(colorToggle(page)).toHaveAccessibleName('Dark mode');
  await expect(page.locator('nav.navbar').getByRole('status')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('background-color', light);

  await visit(page, `/docs/${released.path}/glossary/`);
  await expectMode(page, 'dark');
  await colorToggle(page).press('Space');
  await expectMode(page, 'light');
  await colorToggle(page).press('Enter');
  await expectMode(page, 'dark');
});

test('the chosen mode is there before the first script arrives', async ({page}) => {
  await visit(page, '/');
  await colorToggle(page).click();
  await expectMode(page, 'dark');
  await expectModeBeforeScripts(page, 'dark');
});

test('a choice holds in every tab, at once', async ({page, context}) => {
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/blog/');
  await colorToggle(page).click();
  await expectMode(other, 'dark');
  await colorToggle(other).click();
  await expectMode(page, 'light');

  // The choice made in the other tab is this tab's as well when the system changes.
  await changeSystem(page, 'dark');
  await expectMode(page, 'light');
  await expectMode(other, 'light');
});

test('the mode of the address holds for this page, if there is such a mode', async ({page}) => {
  for (const [query, mode] of [
    ['purple', 'light'],
    ['dark', 'dark'],
    ['undefined', 'light'],
    ['DARK', 'light'],
    ['', 'light'],
    ['light', 'light'],
  ] as const) {
    await test.step(`?docusaurus-theme=${query} gives ${mode}`, async () => {
      await expectModeBeforeScripts(page, mode, `/?docusaurus-theme=${query}`);
      await expectMode(page, mode, null);
    });
  }
});

test('a stored value that is no mode gives light, and is forgotten', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await expectModeBeforeScripts(page, 'light');
  await expectMode(page, 'light', null);
});

test.describe('with storage blocked', () => {
  test.beforeEach(async ({page, tolerate}) => {
    tolerate(/^console\.warning: Docusaurus browser storage is not available/);
    // Browsers that block a site's data throw as soon as the storage is touched.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
  });

  test('a first visit is light, before the scripts arrive and after', async ({page}) => {
    await expectModeBeforeScripts(page, 'light');
  });

  test('a choice outlives navigation and changes of the system', async ({page}) => {
    const html = page.locator('html');
    await visit(page, '/');
    await colorToggle(page).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog/');
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await changeSystem(page, colorScheme);
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(colorToggle(page)).toHaveAttribute('aria-pressed', 'true');
    }
  });
});
