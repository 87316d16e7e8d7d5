import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';

/** What the analytics service was asked for, and what each page reported to it. */
interface Analytics {
  /** Addresses requested from the service, in order. No test finds it: see the names in playwright.config.ts. */
  readonly requests: string[];
  /** Every call that the page's current document made to `gtag`, as its arguments. */
  calls(page: Page): Promise<unknown[][]>;
  /** Paths of the page views that the page's current document reported, the first by its `config` call. */
  pageViews(page: Page): Promise<string[]>;
}

interface Fixtures {
  /** Whether pages load what a reader may open next. They don't, as for a reader who saves data, unless a test is about it. */
  prefetch: boolean;
  analytics: Analytics;
  /** Lets faults that match the pattern pass in this test. A pattern that matches none fails the test. */
  tolerate: (pattern: RegExp) => void;
  faults: string[];
  tolerated: RegExp[];
  watchedContext: undefined;
}

const analytics = /^https:\/\/([^/]+\.)?(googletagmanager|google-analytics)\.com\//;
const own = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/;

/**
 * Makes pages load nothing ahead: a visit takes less time, and what a test takes away, such as the network, was not loaded before. A
 * test can replace the value.
 */
export async function turnOnDataSaver(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const value = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  });
}

/** Patterns that no fault matches. */
function missing(patterns: readonly RegExp[], faults: readonly string[]): string[] {
  return patterns.filter((pattern) => !faults.some((fault) => pattern.test(fault))).map(String);
}

/**
 * Collects what the browser reports as wrong on any page of the context, every foreign address among it, and the
 * addresses that were asked of the analytics service. It only looks on: to let a test answer requests takes the browser
 * its cache away, and makes each visit half as long again.
 */
export function watch(context: BrowserContext, faults: string[], requests: string[]): void {
  context.on('console', (message) => {
    const type = message.type();
    // That the service is out of reach is no fault of the site.
    if ((type === 'error' || type === 'warning') && !analytics.test(message.location().url)) {
      faults.push(`console.${type}: ${message.text()} (${message.page()?.url() ?? 'no page'})`);
    }
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    if (analytics.test(url)) {
      requests.push(url);
    } else if (/^https?:/.test(url) && !own.test(url)) {
      faults.push(`foreign address: ${url}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // The browser itself gives up requests of a page that it leaves.
    if (own.test(request.url()) && reason !== 'net::ERR_ABORTED') {
      faults.push(`request failed: ${request.url()} ${reason}`);
    }
  });
  context.on('response', (response) => {
    if (own.test(response.url()) && response.status() >= 400) {
      faults.push(`response ${response.status()}: ${response.url()}`);
    }
  });
}

async function gtagCalls(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const {dataLayer = []} = window as unknown as {dataLayer?: ArrayLike<unknown>[]};
    // Values such as dates and functions are of no interest to a test.
    return JSON.parse(JSON.stringify(dataLayer.map((entry) => Array.from(entry)))) as unknown[][];
  });
}

async function pageViews(page: Page): Promise<string[]> {
  const first = await page.evaluate(() => {
    const loaded = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
    return loaded.pathname + loaded.search + loaded.hash;
  });
  const views: string[] = [];
  let path = first;
  for (const [command, name, value] of await gtagCalls(page)) {
    if (command === 'config') {
      views.push(first);
    } else if (command === 'set' && name === 'page_path') {
      path = String(value);
    } else if (command === 'event' && name === 'page_view') {
      views.push(path);
    }
  }
  return views;
}

/**
 * The tests' base. Every test fails when a page of its context logs an error or a warning (React's hydration
 * included), throws, lacks a file, gets an answer of 400 or above, or asks for a foreign address; a test
 * that makes such faults says which with `tolerate`.
 */
export const test = base.extend<Fixtures>({
  prefetch: [false, {option: true}],

  faults: async ({}, use) => {
    await use([]);
  },

  tolerated: async ({}, use) => {
    await use([]);
  },

  tolerate: async ({faults, tolerated}, use) => {
    await use((pattern) => tolerated.push(pattern));
    const unexpected = faults.filter((fault) => !tolerated.some((pattern) => pattern.test(fault)));
    expect(unexpected, 'faults that the browser reported').toEqual([]);
    expect(missing(tolerated, faults), 'tolerated faults that did not happen').toEqual([]);
  },

  analytics: async ({}, use) => {
    await use({requests: [], calls: gtagCalls, pageViews});
  },

  // Depends on `tolerate`, whose end judges the faults: it must outlive the context.
  watchedContext: [
    async (
      {context, prefetch, analytics: {requests}, tolerate: _judge, tolerated, faults},
      use,
      {errors},
    ) => {
      watch(context, faults, requests);
      if (!prefetch) {
        await turnOnDataSaver(context);
      }
      await use(undefined);
      // The browser may report a fault later than the page shows what became of it.
      if (errors.length === 0) {
        const done = expect.poll(() => missing(tolerated, faults)).toEqual([]);
        await done.catch(() => undefined);
      }
    },
    {auto: true},
  ],
});

export {expect};

/** The color mode button of the navbar, whatever mode is on. */
export function colorToggle(page: Page) {
  return page.locator('nav.navbar').getByRole('button', {name: 'Dark mode'});
}

/**
 * Makes React run the page, by the sign of a reader that it waits for, and waits until it does. The attribute
 * is set by a render that follows the effects of the first one, so every component's listeners are in place.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector('form')?.dispatchEvent(new Event('focusin', {bubbles: true}));
    return (
      (window as {docusaurusRoot?: object}).docusaurusRoot !== undefined &&
      document.documentElement.dataset.hasHydrated === 'true' &&
      document.querySelector('nav.navbar .color-toggle:enabled') !== null &&
      // A phone has drawn what is below its screen.
      document.querySelector('[data-later]') === null
    );
  });
}

/** Loads a page and waits until React runs it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
