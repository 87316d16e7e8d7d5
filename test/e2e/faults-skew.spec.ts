/** A page of one build meets the files of the next: in an open tab, and out of a browser's cache. */
import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {countLoads, follow} from '../support/content';
import {startHost, type Host} from '../support/deployments';
import {colorToggle, expect, hydrated, test as base, visit} from '../support/fixtures';
import {ask, dialogOf, inputOf, opener, optionsOf} from '../support/search';
import {foldOf, versionMenu} from '../support/shell';

const overview = `/docs/${released.path}/tutorial/overview/`;
const glossary = `/docs/${released.path}/glossary/`;
/** A place far down that page. */
const place = `${glossary}#component`;

const test = base.extend<{host: Host}>({
  host: async ({tolerate, faults}, use) => {
    // Whatever the browser says of what is gone: not much, where a page comes in its place.
    tolerate(/./);
    faults.push('a deployment');
    const host = await startHost();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

/** Where React waits for the reader: otherwise its scripts are asked for once, while the page loads. */
const intent = {tag: '@intent'};

/** The page is there with its styles, and React runs it. */
async function expectWhole(page: Page, title: string): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0);
  await expect(page.locator('nav.navbar')).toHaveCSS('position', 'sticky');
}

/** A press that needs React: the page says that it did not load, and nothing else happens. */
async function expectToldOnly(page: Page): Promise<void> {
  const words = page.getByRole('status').filter({hasText: 'did not load. Try again, or reload the page.'});
  await page.keyboard.press('/');
  await expect(words).toBeAttached();
  await words.evaluate((element) => (element.textContent = ''));
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
}

/** The next sign of the reader asks for the scripts once more. */
async function expectTriedAgain(page: Page, host: Host): Promise<void> {
  const asked = () => host.asked.filter((pathname) => pathname.includes('/main.')).length;
  const before = asked();
  await page.keyboard.press('Shift');
  await expect.poll(asked).toBeGreaterThan(before);
}

/** Waits for the document that a reload brought: a press before goes with the former one. */
async function reloaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'reload',
  );
  await page.waitForLoadState();
}

/** Prevents that the page fetches ahead what is gone later. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

for (const missing of ['404', 'page'] as const) {
  const answer = missing === '404' ? 'with 404' : 'with a page';

  test(`what is gone is answered ${answer}: every way to a page leads there, by one load`, async ({
    page,
    host,
  }) => {
    host.missing = missing;
    await visit(page, overview);
    const loads = countLoads(page);
    const way = async (name: string, go: () => Promise<unknown>, address: string, title: string) => {
      await test.step(name, async () => {
        host.deploy();
        const before = loads.count;
        await go();
        await expect(page).toHaveURL(address);
        await expectWhole(page, title);
        expect(loads.count - before).toBe(1);
        await expect(page).toHaveURL(address);
      });
    };
    await page.evaluate(() => scrollTo(0, 600));
    await way('a link', () => follow(page, glossary), glossary, 'Glossary');
    expect(await page.evaluate(() => scrollY), 'its top').toBe(0);
    await way('back', () => page.goBack(), overview, 'Overview');
    await way('forward', () => page.goForward(), glossary, 'Glossary');
    await page.evaluate(() => location.assign('?a=1#component'));
    const choose = async () => {
      await versionMenu(page).click();
      await foldOf(versionMenu(page))
        .getByRole('link', {name: new RegExp(`^${unreleased.label}`)})
        .click();
    };
    await hydrated(page);
    await way('the version', choose, `/docs/${unreleased.path}/glossary/?a=1#component`, 'Glossary');
    await expect(page.locator('#component'), 'its place').toBeInViewport();
    await opener(page).click();
    await ask(page, 'kargo');
    // What Enter opens.
    const result = page.getByRole('option', {selected: true});
    const address = await result.evaluate((option) => option.closest('a')?.getAttribute('href') ?? '');
    await way('a result', () => page.keyboard.press('Enter'), address, 'Kargo');
  });

  test(
    `what is gone is answered ${answer}: an old page of the cache is whole, and loaded anew once when it has to act`,
    intent,
    async ({page, host}) => {
      host.missing = missing;
      await page.goto(`${place.replace('#', '?a=1#')}`);
      host.deploy();
      const loads = countLoads(page);
      await page.goto('about:blank');
      await page.goBack();
      await expect(page.locator('nav.navbar')).toHaveCSS('position', 'sticky');
      await expect(page.locator('#component')).toBeInViewport();
      expect(loads.count, 'the way back').toBe(1);
      await opener(page).click();
      await expect.poll(() => loads.count).toBe(2);
      await reloaded(page);
      await expectWhole(page, 'Glossary');
      expect(loads.count, 'and one reload').toBe(2);
      await expect(page).toHaveURL(place.replace('#', '?a=1#'));
      await expect(page.locator('#component')).toBeInViewport();
    },
  );

  test(
    `what is gone is answered ${answer}: a page before React gets the new build with the first press`,
    intent,
    async ({page, host}) => {
      host.missing = missing;
      await saveData(page);
      await page.goto(place);
      host.deploy();
      const loads = countLoads(page);
      await colorToggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      if (missing === '404') {
        // A page that comes for a script shows already then that the site was deployed.
        await opener(page).click();
      }
      await expect.poll(() => loads.count).toBe(1);
      await reloaded(page);
      await opener(page).click();
      await expect(inputOf(page)).toBeFocused();
      expect(loads.count).toBe(1);
      await expect(page).toHaveURL(place);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  );

  test(
    `what is gone is answered ${answer}: what is typed before React goes on in the page of the search`,
    intent,
    async ({page, host}) => {
      host.missing = missing;
      await saveData(page);
      await page.goto(place);
      host.deploy();
      const typed = new Promise<void>((resolve) => {
        host.before = async ({pathname}) => {
          await (pathname.endsWith('.js') ? typed : undefined);
          return true;
        };
        void page.keyboard
          .press('/')
          .then(() => page.keyboard.type('kargo'))
          .then(resolve);
      });
      await expect(page).toHaveURL('/search/?q=kargo');
      await expect(inputOf(page)).toHaveValue('kargo');
      await expect(optionsOf(page).first()).toContainText('Kargo');
    },
  );

  test(`what is gone is answered ${answer}: an old tab opens the search in the new build`, async ({
    page,
    host,
  }) => {
    host.missing = missing;
    await saveData(page);
    await visit(page, overview);
    host.deploy();
    const loads = countLoads(page);
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search/');
    await ask(page, 'kargo');
    await expect(optionsOf(page).first()).toContainText('Kargo');
    expect(loads.count).toBe(1);
  });

  test(`what is gone is answered ${answer}: who types into the search loses nothing`, async ({
    page,
    host,
  }) => {
    host.missing = missing;
    await visit(page, overview);
    const loads = countLoads(page);
    await opener(page).click();
    await ask(page, 'kargo');
    for (const query of ['kargo clusters', 'local cluster']) {
      host.deploy();
      await inputOf(page).fill(query);
      await expect(page.getByRole('status').filter({hasText: `“${query}”`})).toBeVisible();
      await expect(inputOf(page)).toHaveValue(query);
      expect(await optionsOf(page).count()).toBeGreaterThan(0);
    }
    expect(loads.count).toBe(0);
  });
}

test(
  'two builds that take turns: one reload and no loop, without storage and with a clock that jumps',
  intent,
  async ({page, host}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
      Date.now = () => (Math.random() - 0.5) * 1e13;
    });
    // Whatever page is asked for, its files are those of the other build.
    host.before = ({pathname}) => {
      if (pathname.endsWith('/')) {
        setImmediate(() => host.deploy());
      }
      return true;
    };
    const loads = countLoads(page);
    await page.goto(place);
    await opener(page).click();
    await expect.poll(() => loads.count, 'the address, and one reload').toBe(2);
    await reloaded(page);
    await expectToldOnly(page);
    await expectTriedAgain(page, host);
    expect(loads.count).toBe(2);
    await expect(page).toHaveURL(place);
    // The page, the next build's names, and the reload: a page that is being left asks for nothing.
    expect(host.asked.filter((pathname) => pathname.endsWith('/'))).toHaveLength(3);
  },
);

test(
  'files that no build has: the page stays, readable, and is not loaded again',
  intent,
  async ({page, host}) => {
    host.before = ({pathname}) => !pathname.startsWith('/assets/');
    const loads = countLoads(page);
    await page.goto(place);
    await expectToldOnly(page);
    await expectTriedAgain(page, host);
    expect(loads.count).toBe(1);
    await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeAttached();
  },
);

test(
  'no connection before React: said, and the next press works once it is back',
  intent,
  async ({page, host, context}) => {
    await saveData(page);
    await page.goto(place);
    const loads = countLoads(page);
    await context.setOffline(true);
    await expectToldOnly(page);
    await colorToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.setOffline(false);
    expect(host.asked.filter((pathname) => pathname.endsWith('.js'))).toEqual([]);
    await page.keyboard.press('/');
    await expect(inputOf(page)).toBeFocused();
    expect(loads.count).toBe(0);
  },
);

test(
  'every third request fails: each page is there, and its search answers',
  intent,
  async ({page, host}) => {
    await saveData(page);
    host.before = ({pathname, index}) => index % 3 !== 2 || pathname.endsWith('/');
    for (const [path, title] of [
      [glossary, 'Glossary'],
      [overview, 'Overview'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1, name: title})).toBeAttached();
      await expect(async () => {
        await page.keyboard.press('/');
        // Each key asks again for what did not arrive.
        await expect(page.getByRole('group', {name: 'Search in'})).toBeVisible({timeout: 500});
      }).toPass();
      await inputOf(page).fill('kargo');
      await expect(async () => {
        const again = page.getByRole('button', {name: 'Try again'});
        await expect(optionsOf(page).first().or(again)).toBeVisible();
        if (await again.isVisible()) {
          await again.click();
        }
        await expect(optionsOf(page).first()).toContainText('Kargo', {timeout: 500});
      }).toPass();
      await expect(page).toHaveURL(path);
    }
  },
);
