/** Loads a page on an emulated phone, from a host that compresses, and says what it took. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Browser} from '@playwright/test';
import {mediaTypes} from '../plugins/kit/mediaTypes';

/** A phone of the middle class, its processor four times slower than this machine's, on slow 4G. */
const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 ** 2) / 8,
  uploadThroughput: 96_000,
};

/** Milliseconds without a request after which a page is taken as idle. */
const QUIET = 1500;

/** The middle one of these figures; NaN of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Serves a build: text compressed, hashed files for good. */
export async function serve(folder: string): Promise<{origin: string; stop(): void}> {
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const wanted = path.join(folder, pathname);
    const file = pathname.endsWith('/') ? path.join(wanted, 'index.html') : wanted;
    if (!existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    const isCompressed = /\.(?:png|ico|webp|woff2)$/.test(file);
    const content = readFileSync(file);
    response.writeHead(200, {
      'Content-Type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      ...(isCompressed ? {} : {'Content-Encoding': 'gzip'}),
      'Cache-Control': /^\/(?:assets|_astro)\//.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
    response.end(isCompressed ? content : gzipSync(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

/** What a visit with an empty cache took: bytes with headers, requests, milliseconds; keys are the report's columns. */
export type Load = Record<
  | 'HTML'
  | 'JS'
  | 'CSS'
  | 'Other'
  | 'Total'
  | 'Requests'
  | 'Ahead'
  | 'First paint'
  | 'Largest paint'
  | 'Blocked',
  number
>;

const kindOf = (type: string, url: string) =>
  type === 'Document'
    ? 'HTML'
    : type === 'Stylesheet'
      ? 'CSS'
      : type === 'Script' || /\.m?js$/.test(new URL(url).pathname)
        ? 'JS'
        : 'Other';

/** What the page itself has measured. */
function readTimes() {
  const entries = (type: string): PerformanceEntry[] => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type, buffered: true});
    return observer.takeRecords();
  };
  return {
    'First paint': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    'Largest paint': entries('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    Blocked: entries('longtask').reduce((sum, {duration}) => sum + duration - 50, 0),
  };
}

/** @throws Error when the host has no such page */
export async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    // tsx calls __name in functions, also in those that run in the page.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await session.send('Network.emulateNetworkConditions', network);
    const counted = {HTML: 0, JS: 0, CSS: 0, Other: 0, Requests: 0, Ahead: 0};
    const pending = new Map<string, {isAhead: boolean; kind: 'HTML' | 'JS' | 'CSS' | 'Other'}>();
    let last = performance.now();
    session.on('Network.requestWillBeSent', ({requestId, request, type = 'Other'}) => {
      // Analytics, which peers lack, does not count.
      if (request.url.startsWith(new URL(address).origin)) {
        const purpose = request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? '';
        pending.set(requestId, {
          isAhead: purpose.includes('prefetch') || type === 'Prefetch',
          kind: kindOf(type, request.url),
        });
        last = performance.now();
      }
    });
    const end = ({requestId, encodedDataLength = 0}: {requestId: string; encodedDataLength?: number}) => {
      const request = pending.get(requestId);
      if (request) {
        pending.delete(requestId);
        counted[request.isAhead ? 'Ahead' : request.kind] += encodedDataLength;
        counted.Requests += request.isAhead ? 0 : 1;
        last = performance.now();
      }
    };
    session.on('Network.loadingFinished', end);
    session.on('Network.loadingFailed', end);
    const response = await page.goto(address, {waitUntil: 'load'});
    if (!response?.ok()) {
      throw new Error(`${address}: ${response?.status()}`);
    }
    while (pending.size > 0 || performance.now() - last < QUIET) {
      await page.waitForTimeout(100);
    }
    const {HTML, JS, CSS, Other, Requests, Ahead} = counted;
    const Total = HTML + JS + CSS + Other;
    return {HTML, JS, CSS, Other, Total, Requests, Ahead, ...(await page.evaluate(readTimes))};
  } finally {
    await context.close();
  }
}
