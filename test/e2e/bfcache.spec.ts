/** Back and forward show the page as it was left, out of the browser's memory: no request, no script that runs again. */
import type {Page} from '@playwright/test';
import config from '../../playwright.config';
import {released, unreleased} from '../../config/versions';
import {findFullChromium} from '../../lib/chromium';
import {colorToggle, expect, hydrated, test as base} from '../support/fixtures';
import {startHeadersHost, type HeadersHost} from '../support/headersHost';
import {ask, excerpts, opener, optionsOf} from '../support/search';
import {foldOf, menuOpener, openMenu, versionMenu} from '../support/shell';

const test = base.extend<{
  host: HeadersHost;
  /** Why the browser did not keep a page, in its own words. */
  reasons: string[];
}>({
  host: async ({}, use) => {
    const host = await startHeadersHost();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
  reasons: [
    async ({page}, use) => {
      const reasons: string[] = [];
      const session = await page.context().newCDPSession(page);
      session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) =>
        reasons.push(...notRestoredExplanations.map(({reason}) => reason)),
      );
      await session.send('Page.enable');
      await use(reasons);
    },
    {auto: true},
  ],
});

const browser = findFullChromium();
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: browser,
    // Playwright's default: the pages of most tests are better loaded each time.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
test.skip(!browser, 'the shell of Chromium keeps no page: apt-get install chromium');

const glossary = `/docs/${released.path}/glossary/`;
const elsewhere = `/docs/${released.path}/support/`;

const barOf = (page: Page) => page.getByRole('banner').filter({hasText: unreleased.label});
const itemOf = (page: Page, version: string) =>
  foldOf(versionMenu(page)).getByRole('link', {name: new RegExp(`^${version}`)});

/** How the document of the page came each time: `true` out of memory. */
const shows = (page: Page) => page.evaluate(() => (window as {shows?: boolean[]}).shows ?? []);

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, {shows: seen});
    addEventListener('pageshow', ({persisted}) => seen.push(persisted));
  });
});

/** Waits until the page has fetched ahead what it wants to. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ahead = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'));
    return (
      (ahead.length > 0 || document.documentElement.dataset.hasHydrated === 'true') &&
      ahead.every(({href}) => performance.getEntriesByName(href).length > 0)
    );
  });
}

/** Goes back or forward, and sees that the page comes out of the browser's memory. */
async function returnTo(
  page: Page,
  way: 'goBack' | 'goForward',
  reasons: string[],
  what: string,
): Promise<void> {
  await page[way]({waitUntil: 'commit'});
  await expect.poll(async () => [(await shows(page)).at(-1), ...reasons], what).toEqual([true]);
}

interface Visit {
  route: string;
  what: string;
  act?: (page: Page) => Promise<unknown>;
}

/** Pages of each kind, and what readers do on them: fewer than a browser keeps. */
const visits: Record<string, readonly Visit[]> = {
  'read only': [
    {route: '/', what: 'home'},
    {route: '/blog/', what: 'a list'},
    {route: `/docs/${unreleased.path}/api/core/`, what: 'a page of the reference'},
    {route: `/docs/${released.path}/topics/architecture/`, what: 'a page with diagrams'},
    {route: glossary, what: 'its mode chosen', act: (page) => colorToggle(page).click()},
  ],
  'run by React': [
    {
      route: '/',
      what: 'its announcement closed',
      act: (page) => barOf(page).getByRole('button', {name: 'Close'}).click(),
    },
    {
      route: '/search/?q=kargo',
      what: 'results',
      async act(page) {
        await expect(optionsOf(page).first()).toBeVisible();
        await excerpts(page);
      },
    },
    {route: glossary, what: 'its version menu open', act: (page) => versionMenu(page).click()},
    {
      route: `/docs/${unreleased.path}/api/core/`,
      what: 'its search open, and asked',
      async act(page) {
        await opener(page).click();
        await ask(page, 'kargo');
        await excerpts(page);
      },
    },
    {
      route: `/docs/${released.path}/topics/architecture/`,
      what: 'left by the router, and come back to',
      async act(page) {
        await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
        await expect(page).toHaveURL('/blog/');
        await page.goBack();
        await expect(page).toHaveURL(`/docs/${released.path}/topics/architecture/`);
      },
    },
  ],
};

for (const [kind, chain] of Object.entries(visits)) {
  test(`pages that were ${kind} come back out of memory, and so does what came after them`, async ({
    page,
    host,
    reasons,
  }) => {
    for (const {route, act} of chain) {
      await page.goto(route);
      if (kind === 'run by React') {
        await hydrated(page);
      }
      await act?.(page);
      await settled(page);
    }
    await page.goto(elsewhere);
    await settled(page);
    const before = host.reached.length;
    for (const {route, what} of [...chain].reverse()) {
      await returnTo(page, 'goBack', reasons, what);
      await expect(page).toHaveURL(route);
    }
    await returnTo(page, 'goForward', reasons, 'forward');
    const asked = host.reached.slice(before).filter(({isAhead}) => !isAhead);
    expect(asked).toEqual([]);
  });
}

/** Leaves the page for another one of the site, does something there, and comes back. */
async function meanwhile(
  page: Page,
  reasons: string[],
  isRun: boolean,
  act: () => Promise<unknown>,
): Promise<void> {
  await page.goto('/blog/');
  if (isRun) {
    await hydrated(page);
  }
  await page.goto(glossary);
  await act();
  await settled(page);
  await returnTo(page, 'goBack', reasons, isRun ? 'run by React' : 'read');
  await expect(page).toHaveURL('/blog/');
}

test(
  'the mode that was chosen meanwhile is that of the page one comes back to',
  {tag: '@intent'},
  async ({page, reasons}) => {
    for (const [isRun, mode] of [
      [false, 'dark'],
      [true, 'light'],
    ] as const) {
      const isIn = () => expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await meanwhile(page, reasons, isRun, async () => {
        await colorToggle(page).click();
        // A click while React takes over the page acts when it has.
        await isIn();
      });
      await isIn();
      await expect(colorToggle(page)).toHaveAttribute('aria-pressed', String(mode === 'dark'));
    }
  },
);

test('the version that was chosen meanwhile is that of the page one comes back to', async ({
  page,
  reasons,
}) => {
  await meanwhile(page, reasons, true, async () => {
    await versionMenu(page).click();
    await itemOf(page, unreleased.label).click();
    await expect(page).toHaveURL(`/docs/${unreleased.path}/glossary/`);
    await page.goBack({waitUntil: 'commit'});
    await expect(page).toHaveURL(glossary);
  });
  const name = `Documentation version: ${unreleased.path}`;
  await expect(versionMenu(page)).toHaveAccessibleName(name);
});

test('the announcement that was closed meanwhile is closed on the page one comes back to', async ({
  page,
  reasons,
}) => {
  await meanwhile(page, reasons, false, async () => {
    await barOf(page).getByRole('button', {name: 'Close'}).click();
    await expect(barOf(page)).toBeHidden();
  });
  await expect(barOf(page)).toBeHidden();
});

test(
  'the menus whose link one followed are closed when one comes back',
  {tag: '@intent'},
  async ({page, host}) => {
    // Without React the links of menus are links: it would begin with the press, and lead to the page by itself.
    host.alter = (html) => html.replace(/<meta name="?start-(?:script|ahead)[^>]*>/g, '');
    await page.goto(glossary);
    await versionMenu(page).click();
    await itemOf(page, unreleased.label).click();
    await expect(page).toHaveURL(`/docs/${unreleased.path}/glossary/`);
    await page.goBack({waitUntil: 'commit'});
    await expect.poll(() => shows(page)).toEqual([false, true]);
    await expect(foldOf(versionMenu(page))).not.toHaveAttribute('open');

    await page.setViewportSize({width: 390, height: 800});
    await menuOpener(page).click();
    await openMenu(page).getByRole('link', {name: 'Overview'}).click();
    await expect(page).toHaveURL(`/docs/${released.path}/tutorial/overview/`);
    await page.goBack({waitUntil: 'commit'});
    await expect(page).toHaveURL(glossary);
    await expect.poll(() => shows(page)).toEqual([false, true, true]);
    await expect(openMenu(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  },
);
