/** Browsers older than package.json promises: React doesn't start in them, and pages read and link as HTML does. */
import {released} from '../../config/versions';
import {startHost, type Host} from '../support/deployments';
import {colorToggle, expect, test as base} from '../support/fixtures';
import {dialogOf, inputOf} from '../support/search';

/** Pages whose browser knows neither the attribute nor the selector of popovers. */
const aged = (text: string): string =>
  text
    .replaceAll(':popover-open', ':unknown')
    .replace(/\bpopover="?(?=auto)/g, (match) => `data-old-${match}`);

const test = base.extend<{host: Host}>({
  host: async ({}, use) => {
    const host = await startHost();
    host.alter = aged;
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

// The policy names the scripts and styles as they were.
test.use({bypassCSP: true});

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
});

const docs = `/docs/${released.path}`;

test('no menu covers a page, no control is dead, and no script of React is requested', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => /\/assets\/js\//.test(request.url()) && scripts.push(request.url()));
  for (const route of [`${docs}/glossary/`, `${docs}/api/core/`, '/blog/']) {
    await page.goto(route);
    await page.keyboard.press('Tab');
    await page.locator('h1').click();
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({width, height: 844});
      for (const part of ['#__menu', '.navbar__toggle', '.ref-tools nav', '.ref-tools > button']) {
        expect(await page.locator(part).filter({visible: true}).count(), `${route} ${width} ${part}`).toBe(0);
      }
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
    await expect(page.getByRole('alert').filter({hasText: 'Retry'})).toHaveCount(0);
  }
  await page.goto(`${docs}/glossary/`);
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Topics'}).click();
  await expect(page).toHaveURL(`${docs}/topics/`);
  expect(scripts).toEqual([]);
});

test('the search says what it needs, in its dialog and on its page', async ({page}) => {
  const message = page.getByRole('status').filter({hasText: 'This needs a newer browser.'});
  await page.goto(`${docs}/glossary/`);
  await page.keyboard.press('/');
  await page.keyboard.type('kargo');
  await expect(dialogOf(page).locator(message)).toBeVisible();
  await expect(inputOf(page)).toHaveValue('kargo');
  await page.goto('/search/');
  await expect(message).toBeVisible();
});
