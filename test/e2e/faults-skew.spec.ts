/**
 * A page of one build meets the host of the next, which has none of its files: an open tab, or a page out of the browser's
 * cache.
 */
import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {countLoads, follow} from '../support/content';
import {startHost, type Host} from '../support/deployments';
import {colorToggle, expect, hydrated, test as base, visit} from '../support/fixtures';
import {ask, inputOf, opener, optionsOf} from '../support/search';
import {foldOf, versionMenu} from '../support/shell';

const overview = `/docs/${released.path}/tutorial/overview/`;
const glossary = `/docs/${released.path}/glossary/`;

const test = base.extend<{host: Host}>({
  host: async ({tolerate, faults}, use) => {
    // The browser reports missing files, unless the host answers with a page.
    tolerate(/./);
    faults.push('a deployment');
    const host = await startHost();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

/** The page is there with its styles, and nothing is said of a fault. */
async function expectWhole(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0);
  await expect(page.locator('nav.navbar')).toHaveCSS('position', 'sticky');
}

for (const missing of ['404', 'page'] as const) {
  test.describe(`what is gone is answered with ${missing === '404' ? '404' : 'a page'}`, () => {
    test.beforeEach(({host}) => {
      host.missing = missing;
    });

    test('after a deployment, links, Back, Forward and menus in an open tab still lead to their pages, with one load', async ({
      page,
      host,
    }) => {
      await visit(page, overview);
      const loads = countLoads(page);
      const way = async (name: string, go: () => Promise<unknown>, address: string, title: string) => {
        await test.step(name, async () => {
          await hydrated(page);
          host.deploy();
          const before = loads.count;
          await go();
          await expect(page).toHaveURL(address);
          await expectWhole(page, title);
          expect(loads.count - before).toBe(1);
        });
      };
      await way('a link', () => follow(page, glossary), glossary, 'Glossary');
      await way('back', () => page.goBack(), overview, 'Overview');
      await way('forward', () => page.goForward(), glossary, 'Glossary');
      await page.evaluate(() => location.assign('?a=1#component'));
      await page.waitForURL(/a=1/);
      const choose = async () => {
        await versionMenu(page).click();
        await foldOf(versionMenu(page)).getByRole('link', {name: unreleased.label}).click();
      };
      await way('the version', choose, `/docs/${unreleased.path}/glossary/?a=1#component`, 'Glossary');
      await expect(page.locator('#component'), 'its place').toBeInViewport();
      await hydrated(page);
      await opener(page).click();
      await ask(page, 'kargo');
      const result = page.getByRole('option', {selected: true});
      const address = await result.evaluate((option) => option.closest('a')?.getAttribute('href') ?? '');
      await way('a result', () => result.click(), address, 'Kargo');
    });

    test('before React starts, the page is readable, and controls, links and search work', async ({
      page,
      host,
    }) => {
      await page.goto(`${glossary}?a=1#component`);
      host.deploy();
      // Back to a page that the browser has kept.
      await page.goto('about:blank');
      await page.goBack();
      await expectWhole(page, 'Glossary');
      await expect(page.locator('#component')).toBeInViewport();
      const loads = countLoads(page);
      await colorToggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Control+k');
      await inputOf(page).fill('kargo');
      if (missing === '404') {
        await expect(page.getByRole('status').filter({hasText: "didn't load"})).toBeAttached();
      }
      expect(loads.count).toBe(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search/?q=kargo');
      await expect(optionsOf(page).first()).toContainText('Kargo');
      await page.goBack();
      await page.locator(`nav.navbar a[href="${overview}"]`).first().click();
      await expect(page).toHaveURL(overview);
      await expectWhole(page, 'Overview');
    });
  });
}

test('a query that the reader types while the site is deployed is not lost', async ({page, host}) => {
  await visit(page, overview);
  const loads = countLoads(page);
  await opener(page).click();
  await ask(page, 'kargo');
  host.deploy();
  await ask(page, 'local cluster');
  expect(await optionsOf(page).count()).toBeGreaterThan(0);
  expect(loads.count).toBe(0);
});
