/**
 * Measures a page as an emulated phone loads it (412 × 823, processor four times slower, slow 4G), beside the same article as
 * bare HTML and beside other sites. The sites take turns, and the medians are printed: bytes with gzip, requests, first and
 * largest paint and the time that scripts block, in milliseconds, and layout shift.
 *
 *   npm run build && npx tsx bench/page.ts /docs/v1alpha5/tutorial/hello-holos/ [stock=FOLDER:/address/ …]
 *
 * Times can be compared only within one run.
 */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {siteDir} from '../config/pages';
import {findArticle, withoutOrnaments} from '../plugins/engine/article';
import {chromiumAdvice, findFullChromium} from '../test/support/browsers';
import {parseHtml, toHtml} from '../plugins/engine/html';

const ROUNDS = 7;

interface Site {
  label: string;
  folder: string;
  page: string;
}

interface Load {
  bytes: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves a folder with gzip, like a host of static files. */
async function serve(folder: string): Promise<{server: Server; url: string}> {
  const packed = new Map<string, Buffer>();
  const server = createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = packed.get(file) ?? gzipSync(readFileSync(file), {level: 9});
    packed.set(file, body);
    response
      .writeHead(200, {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'content-length': body.length,
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

/** The article of a page without styles and scripts, as a folder to serve. */
function bareHtml(folder: string, page: string): string {
  const {heading, body} = findArticle(parseHtml(readFileSync(path.join(folder, page, 'index.html'), 'utf8')));
  const bare = mkdtempSync(path.join(os.tmpdir(), 'bare-'));
  process.on('exit', () => rmSync(bare, {recursive: true}));
  mkdirSync(path.join(bare, page), {recursive: true});
  const head =
    '<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><title>Bare</title>';
  writeFileSync(path.join(bare, page, 'index.html'), head + toHtml([heading, withoutOrnaments(body)]));
  return bare;
}

/** Records in the page what the browser tells only while it happens. A text, because tsx adds helpers to functions. */
const observe = `
window.seen = {largestPaint: 0, blocked: 0, shift: 0};
function watch(type, act) {
  new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({type, buffered: true});
}
watch('largest-contentful-paint', (entry) => { seen.largestPaint = entry.startTime; });
watch('longtask', (entry) => { seen.blocked += Math.max(0, entry.duration - 50); });
watch('layout-shift', (entry) => { seen.shift += entry.value; });
`;

async function load(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const ahead = new Set<string>();
  let [bytes, requests] = [0, 0];
  devtools.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    const purpose = request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? '';
    if (purpose.includes('prefetch') || type === 'Prefetch' || request.url.startsWith('data:')) {
      ahead.add(requestId);
    }
  });
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (!ahead.has(requestId)) {
      bytes += encodedDataLength;
      requests++;
    }
  });
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 ** 2) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await page.addInitScript({content: observe});
  await page.goto(address, {waitUntil: 'networkidle'});
  const seen = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...(window as unknown as {seen: Pick<Load, 'largestPaint' | 'blocked' | 'shift'>}).seen,
  }));
  await context.close();
  return {bytes, requests, ...seen};
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

async function main(): Promise<void> {
  const [page = '/docs/v1alpha5/tutorial/hello-holos/', ...others] = process.argv.slice(2);
  const build = path.join(siteDir, 'build');
  const given = others.map((argument): Site => {
    const [, label = '', folder = '', address = page] = /^([^=]+)=([^:]+)(?::(.*))?$/.exec(argument) ?? [];
    return {label, folder: path.resolve(folder), page: address};
  });
  const sites: Site[] = [
    {label: 'this site', folder: build, page},
    {label: 'its article as bare HTML', folder: bareHtml(build, page), page},
    ...given,
  ];
  const executablePath = findFullChromium();
  if (!executablePath) {
    throw new Error(chromiumAdvice);
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const served = await Promise.all(sites.map(({folder}) => serve(folder)));
  const loads = sites.map((): Load[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, {page: address}] of sites.entries()) {
      loads[index]?.push(await load(browser, `${served[index]?.url}${address}`));
    }
  }
  await browser.close();
  served.forEach(({server}) => server.close());
  const rows = sites.map(({label}, index) => {
    const all = loads[index] ?? [];
    const names = Object.keys(all[0] ?? {}) as (keyof Load)[];
    const medians = names.map((name) => [name, Number(median(all.map((one) => one[name])).toFixed(3))]);
    return [label, Object.fromEntries(medians) as Load] as const;
  });
  console.table(Object.fromEntries(rows));
}

void main();
