import type {BrowserContext, Dialog, Frame, Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {versionMenu} from '../support/shell';

const script = 'window.wasInjected=true';
const markup = `<img src=x onerror=${script}>`;

/** Every way in which a link's script would show: a dialog, the flag, an element of the link, another origin. */
async function expectHarmless(page: Page, run: () => Promise<void>): Promise<void> {
  const dialogs: string[] = [];
  const onDialog = (dialog: Dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  };
  const origins = new Set<string>();
  const onNavigated = (frame: Frame) => origins.add(new URL(frame.url()).origin);
  page.on('dialog', onDialog).on('framenavigated', onNavigated);
  await run();
  page.off('dialog', onDialog).off('framenavigated', onNavigated);
  origins.delete('null');
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => 'wasInjected' in window)).toBe(false);
  await expect(page.locator('img[src="x"], svg[onload], [href^="javascript:"]')).toHaveCount(0);
}

test.describe('a hostile query or hash', () => {
  const suffixes = [
    `#${markup}`,
    `#javascript:${script}`,
    '#%',
    '#%E0%A4%A',
    '#__proto__',
    `?${markup}`,
    `?q=${encodeURIComponent(`"><svg onload=${script}>`)}`,
    `?docusaurus-theme=javascript:${script}`,
    `?docusaurus-theme=${encodeURIComponent(markup)}`,
    `?docusaurus-data-theme=${encodeURIComponent(`"><svg onload=${script}>`)}`,
    '?docusaurus-data-theme=none&docusaurus-theme=dark',
    `?docusaurus-data-${encodeURIComponent('" onclick="')}=x`,
    '?%',
  ];
  /** One of each kind: markup in the hash and in the query, and what cannot be decoded. */
  const followed = [suffixes[0], suffixes[2], suffixes[5], suffixes[12]];
  test('shows the page, runs nothing and is carried on as text', async ({page}) => {
    for (const suffix of suffixes) {
      await test.step(suffix, () => expectShown(page, suffix));
    }
  });

  async function expectShown(page: Page, suffix: string): Promise<void> {
    await expectHarmless(page, async () => {
      // Another document, even where the addresses differ by the hash alone.
      await page.goto('about:blank');
      await visit(page, `/docs/${released.path}/glossary/${suffix}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
      await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeVisible();
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
      // The link that carries the address on to the other version carries it as text, wherever it leads.
      const carried = page
        .locator('nav.navbar')
        .getByRole('link', {name: new RegExp(`^${unreleased.path}`), includeHidden: true});
      const href = await carried.first().getAttribute('href');
      expect(new URL(href ?? '', page.url()).pathname).toBe(`/docs/${unreleased.path}/glossary/`);
      if (followed.includes(suffix)) {
        await versionMenu(page).click();
        await carried.filter({visible: true}).click();
        await expect(page).toHaveURL(new RegExp(`/docs/${unreleased.path}/glossary/`));
        await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeVisible();
      }
    });
  }

  test('theme parameters change nothing that is stored', async ({page}) => {
    await visit(page, '/?docusaurus-theme=none&docusaurus-data-theme=none');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await visit(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

/** Answers every unknown path with the not-found page at that very address, as many hosts do. */
async function serveNotFound(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const {origin, hostname} = new URL(request.url());
    if (!request.isNavigationRequest() || hostname !== '127.0.0.1') {
      return route.fallback();
    }
    const response = await route.fetch({url: `${origin}/404.html/`, maxRedirects: 1});
    return route.fulfill({status: 404, contentType: 'text/html', body: await response.text()});
  });
}

test.describe('a hostile path, on a host that answers with the not-found page', () => {
  test.beforeEach(async ({context, tolerate}) => {
    tolerate(/^response 404: /);
    tolerate(/^console\.error: Failed to load resource: .* 404/);
    await serveNotFound(context);
  });

  // One that names another host, one of markup, one that is no valid encoding; plugins/*/*.test.ts has more.
  const paths = ['//example.com/docs.html', `/${markup}`, '/%E0%A4%A.html#%'];
  for (const path of paths) {
    test(path, async ({page, baseURL}) => {
      await expectHarmless(page, async () => {
        await page.goto(`${baseURL}${path}`);
        await page.waitForURL(({pathname}) => /^\/([^/].*\/)?$/.test(pathname));
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
        // No link of the page repeats the path in a way that leads to the other host.
        await expect(page.locator('a[href*="example.com"]:not([href^="/example.com"])')).toHaveCount(0);
      });
    });
  }
});
