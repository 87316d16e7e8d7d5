/**
 * Measures pages as an emulated phone loads them (412 × 823, processor four times slower, slow 4G): bytes, requests, first and
 * largest paint and the time that scripts block, in milliseconds. The pages take turns, and the medians of seven are printed.
 *
 *   npx serve build
 *   npx tsx bench/page.ts http://localhost:3000/docs/v1alpha5/tutorial/hello-holos/ [ADDRESS …]
 *
 * Times can be compared only within one run.
 */
import {chromium, type Browser} from '@playwright/test';
import {chromiumAdvice, findFullChromium} from '../test/support/browsers';

/** Records in the page what the browser tells only while it happens. A text, because tsx adds helpers to functions. */
const observe = `
window.seen = {firstPaint: 0, largestPaint: 0, blocked: 0};
function watch(type, act) {
  new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({type, buffered: true});
}
watch('paint', (entry) => { seen.firstPaint = entry.startTime; });
watch('largest-contentful-paint', (entry) => { seen.largestPaint = entry.startTime; });
watch('longtask', (entry) => { seen.blocked += Math.max(0, entry.duration - 50); });
`;

async function measureLoad(browser: Browser, address: string): Promise<Record<string, number>> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
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
  const seen = await page.evaluate(() => (window as unknown as {seen: Record<string, number>}).seen);
  await context.close();
  return {bytes, requests, ...seen};
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

async function main(): Promise<void> {
  const executablePath = findFullChromium();
  if (!executablePath) {
    throw new Error(chromiumAdvice);
  }
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']});
  const loads = new Map(process.argv.slice(2).map((address) => [address, [] as Record<string, number>[]]));
  for (let round = 0; round < 7; round++) {
    for (const [address, all] of loads) {
      all.push(await measureLoad(browser, address));
    }
  }
  await browser.close();
  for (const [address, all] of loads) {
    const names = Object.keys(all[0] ?? {});
    const medians = names.map((name) => [name, Math.round(median(all.map((one) => one[name] ?? NaN)))]);
    console.log(address, Object.fromEntries(medians));
  }
}

void main();
