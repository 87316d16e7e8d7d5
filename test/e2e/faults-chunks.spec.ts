import type {Page} from '@playwright/test';
import {released} from '../../config/versions';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {controlContent, countLoads, follow, target} from '../support/content';
import {dialogOf} from '../support/search';
import {menuCloser, menuOpener, openMenu} from '../support/shell';

/** What the browser and the framework report of a script that did not arrive. */
const reports = {
  request: /^request failed: .*\/assets\/js\/.*ERR_CONNECTION_FAILED/,
  console: /^console\.error: Failed to load resource: net::ERR_CONNECTION_FAILED/,
  framework: /^console\.warning: ChunkLoadError/,
  uncaught: /^uncaught: ChunkLoadError/,
};

function heading(page: Page) {
  return page.getByRole('heading', {level: 1, name: 'Glossary'});
}

function redBox(page: Page) {
  return page.getByRole('alert').filter({has: page.getByRole('button', {name: 'Retry'})});
}

/** React runs the page: a control that needs it answers. */
async function expectWorking(page: Page): Promise<void> {
  // Only the document that the server sent has the one without the other; the former may still be there.
  await expect(redBox(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  await hydrated(page);
  await follow(page, '/blog/');
  await expect(page).toHaveURL('/blog/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

async function expectRedBox(page: Page): Promise<void> {
  const box = redBox(page);
  await expect(async () => {
    // A sign of the reader, without which no script runs.
    await page.evaluate(() =>
      document.querySelector('form')?.dispatchEvent(new Event('focusin', {bubbles: true})),
    );
    await expect(box).toBeVisible({timeout: 1000});
  }).toPass();
  await expect(box).toContainText(/ChunkLoadError: Loading chunk \S+ failed/);
  const color = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red, color).toBeGreaterThan(2 * Math.max(green, blue, 1));
}

test('if a page’s script is missing, a red box offers Retry above the readable page', async ({
  page,
  context,
  tolerate,
}) => {
  Object.values(reports).forEach(tolerate);
  const content = await controlContent(context);
  await visit(page, `/docs/${released.path}/`);
  content.gone = true;
  const loads = countLoads(page);
  await page.locator(`a[href="${target}"]`).first().click();
  await expectRedBox(page);
  await expect(page).toHaveURL(target);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('article')).toContainText(/\w+/);
  expect(loads.count, 'one reload, no loop of them').toBe(1);

  content.gone = false;
  await redBox(page).getByRole('button', {name: 'Retry'}).press('Enter');
  await expectWorking(page);
});

test('the red box is where the reader is: on the page, in the search, in the menu of a phone', async ({
  page,
  context,
  tolerate,
}) => {
  [reports.request, reports.console, reports.uncaught].forEach(tolerate);
  const content = await controlContent(context);
  content.gone = true;
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(target);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('helm');
  const retry = redBox(page).getByRole('button', {name: 'Retry'});
  await expect(dialogOf(page).locator(retry)).toBeInViewport();
  // The reader touches the text of the box: nothing has the focus.
  await page.getByText('ChunkLoadError').click();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(retry).toBeInViewport();
  await menuOpener(page).click();
  await expect(openMenu(page).locator(retry)).toBeInViewport();
  await retry.focus();
  await expect(retry).toBeFocused();
  await menuCloser(page).click();
  await expect(openMenu(page)).toHaveCount(0);
  await retry.focus();
  await expect(retry).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('helm');
  await dialogOf(page).locator(retry).click();
  await expect(page).toHaveURL('/search/?q=helm');
});

test('if the site is served below a wrong path, a banner suggests the right base URL', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/^response 404: .*\/(assets|img)\//);
  tolerate(/^console\.error: Failed to load resource: .* 404/);
  // The framework's banner has attributes for its looks, and the policy allows none: its words count.
  tolerate(/^console\.error: Applying inline style violates .* \(http:\/\/[^/]+\/wrong\/\)$/);
  // A server that maps /wrong/ to the site and knows nothing outside it.
  await context.route(
    ({pathname}) => /^\/(wrong|assets|img)\//.test(pathname),
    async (route) => {
      const {pathname, origin} = new URL(route.request().url());
      if (!pathname.startsWith('/wrong/')) {
        return route.fulfill({status: 404});
      }
      return route.fulfill({response: await route.fetch({url: origin + pathname.slice('/wrong'.length)})});
    },
  );
  await page.goto('/wrong/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await expect(page.getByText('Current configured baseUrl = /')).toBeVisible();
  await expect(page.getByText('We suggest trying baseUrl = /wrong/')).toBeVisible();
});
