/** Loads a page on an emulated phone, from a host that compresses, and says what it took. */
import {existsSync, readFileSync} from 'node:fs';
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

/** Milliseconds after its load for which a page is watched: it fetches files for other pages when it is idle. */
const AFTER = 5000;

/** The middle one of these figures; NaN of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Serves a build, compressed. */
export async function serve(folder: string): Promise<{origin: string; stop(): void}> {
  const server = createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost');
    const file = path.join(folder, pathname.replace(/\/$/, '/index.html'));
    const type = mediaTypes[path.extname(file)] ?? 'application/octet-stream';
    if (existsSync(file)) {
      response.writeHead(200, {
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        // A file that was fetched ahead is not fetched twice.
        'Cache-Control': 'max-age=600',
      });
      response.end(gzipSync(readFileSync(file)));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, stop: () => server.close()};
}

/** What the page itself has measured: bytes with headers, requests, milliseconds; keys are the report's columns. */
function readFigures() {
  const entries = (type: string): PerformanceEntry[] => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type, buffered: true});
    return observer.takeRecords();
  };
  const ahead = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'),
    ({href}) => href,
  );
  const own = (entries('resource') as PerformanceResourceTiming[]).filter(({name}) =>
    name.startsWith(location.origin),
  );
  const needed = own.filter(({name, initiatorType}) => initiatorType !== 'link' || !ahead.includes(name));
  const [html] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const bytes = (files: PerformanceResourceTiming[]) =>
    files.reduce((sum, {transferSize}) => sum + transferSize, 0);
  return {
    HTML: html?.transferSize ?? NaN,
    JS: bytes(needed.filter(({name}) => /\.m?js$/.test(name))),
    CSS: bytes(needed.filter(({name}) => name.endsWith('.css'))),
    Total: bytes(needed) + (html?.transferSize ?? NaN),
    Requests: needed.length + 1,
    Ahead: bytes(own) - bytes(needed),
    'First paint': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    'Largest paint': entries('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    Blocked: entries('longtask').reduce((sum, {duration}) => sum + duration - 50, 0),
  };
}

export type Load = ReturnType<typeof readFigures>;

/** A visit with an empty cache. */
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
    const response = await page.goto(address, {waitUntil: 'load'});
    if (!response?.ok()) {
      throw new Error(`${address}: ${response?.status()}`);
    }
    await page.waitForTimeout(AFTER);
    return await page.evaluate(readFigures);
  } finally {
    await context.close();
  }
}
