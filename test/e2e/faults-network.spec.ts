import {released} from '../../config/versions';
import {colorToggle, expect, hydrated, test, visit} from '../support/fixtures';
import {countLoads, follow} from '../support/content';
import {dialogOf, inputOf, optionsOf} from '../support/search';

const analytics = /^https:\/\/(www\.)?(googletagmanager|google-analytics)\.com\//;

// In all other tests it is out of reach.
test('a page works while the analytics service doesn’t answer', async ({page, context}) => {
  // Neither answered nor refused: the request stays under way for the whole test.
  await context.route(analytics, () => {});
  await page.goto(`/docs/${released.path}/glossary/`, {waitUntil: 'commit'});
  await hydrated(page);
  await follow(page, '/blog/');
  await expect(page).toHaveURL('/blog/');
  await expect(page.locator('link[rel=canonical][href$="/blog/"]')).toBeAttached();
});

test.describe('offline after the page came', () => {
  test.beforeEach(async ({tolerate}) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
  });

  test('the page works offline, and Back shows the one before', async ({page, context, tolerate}) => {
    tolerate(/^request failed: /);
    await visit(page, '/blog/');
    await page.locator(`footer a[href="/docs/${released.path}/glossary/"]`).press('Enter');
    await expect(page).toHaveURL(`/docs/${released.path}/glossary/`);
    await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeVisible();
    await context.setOffline(true);
    // The browser obeys a little later.
    await expect
      .poll(() => page.evaluate(() => fetch('/', {cache: 'no-store'}).then(String, String)))
      .toBe('TypeError: Failed to fetch');
    await colorToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const loads = countLoads(page);
    await page.goBack();
    await expect(page).toHaveURL('/blog/');
    await expect(page.locator('link[rel=canonical][href$="/blog/"]')).toBeAttached();
    expect(loads.count).toBe(0);
  });

  test('a search that can’t start says so in its dialog, where Retry starts it with what was typed', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/^request failed: /);
    await page.goto(`/docs/${released.path}/glossary/`);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('helm');
    const retry = dialogOf(page).getByRole('button', {name: 'Retry'});
    await expect(retry).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(retry).toBeInViewport();
    await expect(inputOf(page)).toHaveValue('helm');
    await context.setOffline(false);
    await retry.click();
    await expect(optionsOf(page)).toHaveCount(12);
    await expect(retry).toHaveCount(0);
    await expect(page).toHaveURL(`/docs/${released.path}/glossary/`);
  });

  test('a page that could not be loaded offline loads once the network is back', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/^console\.warning: ChunkLoadError/);
    await visit(page, `/docs/${released.path}/`);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await follow(page, `/docs/${released.path}/glossary/`);
    expect(new URL((await failed).url()).pathname).toBe(`/docs/${released.path}/glossary/`);
    await context.setOffline(false);
    await page.goto(`/docs/${released.path}/glossary/`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeVisible();
  });
});
