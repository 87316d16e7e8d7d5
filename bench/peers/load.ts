/** Loads a page on the emulated phone, and says what it took. */
import type {Browser, CDPSession} from '@playwright/test';
import {phone, slowDown} from '../phone';

/** Kinds of what travels. */
export const kinds = ['html', 'js', 'css', 'other'] as const;

/** What one visit took: bytes and requests for the page itself, and milliseconds. */
export interface Load extends Record<(typeof kinds)[number], number> {
  total: number;
  requests: number;
  /** Bytes that are fetched for other pages, or for what the reader may do. */
  ahead: number;
  firstPaint: number;
  largestPaint: number;
  load: number;
  /** Sum of what tasks took beyond 50 ms each. */
  blocked: number;
  shift: number;
}

/** Milliseconds without a request after which everything is there, what is fetched ahead included. */
const QUIET = 1500;

const kindOf = (type: string, url: string): (typeof kinds)[number] =>
  type === 'Document'
    ? 'html'
    : type === 'Stylesheet'
      ? 'css'
      : type === 'Script' || /\.m?js$/.test(new URL(url).pathname)
        ? 'js'
        : 'other';

/**
 * Adds up what travels from now on between the page and its own host: analytics, which peers lack, is out of reach.
 * Bytes are those on the wire, with headers.
 */
function count(
  session: CDPSession,
  origin: string,
): Pick<Load, 'html' | 'js' | 'css' | 'other' | 'requests' | 'ahead'> & {open: number; last: number} {
  const counted = {html: 0, js: 0, css: 0, other: 0, requests: 0, ahead: 0, open: 0, last: performance.now()};
  const asked = new Map<string, {isAhead: boolean; kind: (typeof kinds)[number]}>();
  session.on('Network.requestWillBeSent', ({requestId, request, type = 'Other'}) => {
    if (request.url.startsWith(origin)) {
      const purpose = request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? '';
      const isAhead = purpose.includes('prefetch') || type === 'Prefetch';
      asked.set(requestId, {isAhead, kind: kindOf(type, request.url)});
      counted.open += 1;
      counted.last = performance.now();
    }
  });
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    const one = asked.get(requestId);
    if (one) {
      one.kind = kindOf(type, response.url);
      one.isAhead ||= type === 'Prefetch';
    }
  });
  const end = (requestId: string, bytes: number) => {
    const one = asked.get(requestId);
    if (one) {
      asked.delete(requestId);
      counted.open -= 1;
      counted.last = performance.now();
      counted[one.isAhead ? 'ahead' : one.kind] += bytes;
      counted.requests += one.isAhead ? 0 : 1;
    }
  };
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({requestId}) => end(requestId, 0));
  return counted;
}

/** What the page itself knows, once it is done. */
function timesOf() {
  const entriesOf = (type: string): PerformanceEntry[] => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type, buffered: true});
    return observer.takeRecords();
  };
  const shifts = entriesOf('layout-shift') as (PerformanceEntry & {value: number; hadRecentInput: boolean})[];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largestPaint: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    load: navigation?.loadEventEnd ?? NaN,
    blocked: entriesOf('longtask').reduce((sum, {duration}) => sum + duration - 50, 0),
    shift: shifts.reduce((sum, {value, hadRecentInput}) => sum + (hadRecentInput ? 0 : value), 0),
  };
}

/**
 * Loads a page with an empty cache.
 *
 * @throws Error when the server has no such page
 */
export async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    // What the loader of this file adds to functions with a name, in the page as well.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    const counted = count(await slowDown(page), new URL(address).origin);
    const response = await page.goto(address, {waitUntil: 'load'});
    if (!response?.ok()) {
      throw new Error(`${address}: ${response?.status()}`);
    }
    while (counted.open > 0 || performance.now() - counted.last < QUIET) {
      await page.waitForTimeout(100);
    }
    const {open: _open, last: _last, ...bytes} = counted;
    const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
    return {...bytes, total, ...(await page.evaluate(timesOf))};
  } finally {
    await context.close();
  }
}
