/** Measures pages on an emulated phone, in turns: npx tsx bench/load.ts ADDRESS… */
import {chromium, type Browser} from '@playwright/test';
import {findFullChromium} from '../plugins/kit/chromium';

const ROUNDS = 5;

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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
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

type Load = ReturnType<typeof readFigures>;

async function load(browser: Browser, address: string): Promise<Load> {
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

async function main(addresses: string[]): Promise<void> {
  const browser = await chromium.launch({executablePath: findFullChromium(), args: ['--no-sandbox']});
  const loads = addresses.map((address) => ({address, own: [] as Load[]}));
  for (let round = 0; round < ROUNDS; round++) {
    for (const {address, own} of loads) {
      own.push(await load(browser, address));
    }
  }
  await browser.close();
  for (const {address, own} of loads) {
    const columns = Object.keys(own[0] ?? {}) as (keyof Load)[];
    console.log(
      address,
      columns.map((column) => `${column} ${median(own.map((one) => one[column])).toFixed()}`),
    );
  }
}

void main(process.argv.slice(2));
