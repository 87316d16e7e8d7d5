import {expect, test as base, type BrowserContext, type Page, type Route} from '@playwright/test';

/** What the analytics service was asked for, and what each page reported to it. */
export interface Analytics {
  /** Addresses requested from the service, in order. None of them left this machine. */
  readonly requests: string[];
  /** Every call that the page's current document made to `gtag`, as its arguments. */
  calls(page: Page): Promise<unknown[][]>;
  /** Paths of the page views that the page's current document reported, the first by its `config` call. */
  pageViews(page: Page): Promise<string[]>;
}

interface Fixtures {
  analytics: Analytics;
  /** Lets faults that match the pattern pass in this test. A pattern that matches none fails the test. */
  tolerate: (pattern: RegExp) => void;
  /**
   * Watches a context that the test itself makes, as the test's own context is watched: only loopback is
   * let through, and what the browser reports as wrong fails the test.
   */
  guard: (context: BrowserContext) => Promise<void>;
  faults: string[];
  tolerated: RegExp[];
  guardedContext: undefined;
}

const analyticsHosts = /(^|\.)(googletagmanager|google-analytics)\.com$/;

const loopback = String.raw`(127\.0\.0\.1|localhost|\[::1\])[:/]`;
const own = new RegExp(`^https?://${loopback}`);
/** Every address outside this machine. A pattern, as the browser waits for a function to judge each request. */
const foreign = new RegExp(`^https?://(?!${loopback})`);

/** Patterns that no fault matches. */
function missing(patterns: readonly RegExp[], faults: readonly string[]): string[] {
  return patterns.filter((pattern) => !faults.some((fault) => pattern.test(fault))).map(String);
}

/** Collects what the browser reports as wrong on any page of the context. */
export function watch(context: BrowserContext, faults: string[]): void {
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') {
      faults.push(`console.${type}: ${message.text()} (${message.page()?.url() ?? 'no page'})`);
    }
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
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

/** Answers for the analytics service and refuses every other address outside this machine. */
export async function isolate(context: BrowserContext, faults: string[], requests: string[]): Promise<void> {
  await context.route(foreign, async (route: Route) => {
    const url = new URL(route.request().url());
    if (!analyticsHosts.test(url.hostname)) {
      faults.push(`foreign address: ${url.href}`);
      return route.abort();
    }
    requests.push(url.href);
    return url.pathname.startsWith('/gtag/js')
      ? route.fulfill({contentType: 'text/javascript', body: ''})
      : route.fulfill({status: 204});
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

  // Depends on `tolerate`, whose end judges the faults: it must outlive every guarded context.
  guard: async ({faults, tolerate: _judge, analytics}, use) => {
    await use(async (context) => {
      watch(context, faults);
      await isolate(context, faults, analytics.requests);
    });
  },

  guardedContext: [
    async ({context, guard, tolerated, faults}, use, {errors}) => {
      await guard(context);
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
    document.dispatchEvent(new Event('pointerdown'));
    return (
      (window as {docusaurusRoot?: object}).docusaurusRoot !== undefined &&
      document.documentElement.dataset.hasHydrated === 'true' &&
      document.querySelector('nav.navbar .color-toggle:enabled') !== null
    );
  });
}

/** Loads a page and waits until React runs it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
