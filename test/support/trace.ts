/** What the load of a page costs a phone's processor, from a trace of Chromium. */
import type {Browser} from '@playwright/test';
import {released} from '../../config/versions';
import {phone} from './axe';
import {turnOnDataSaver} from './fixtures';

/** Milliseconds of the main thread, those by which tasks of a phone that is four times as slow exceed 50 ms, and counts. */
export type Cost = Record<'processor' | 'blocked' | 'restyled' | 'laidOut', number>;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: {data?: {url?: string}; elementCount?: number; beginData?: {dirtyObjects: number}};
}

const docs = `/docs/${released.path}`;

/** A page of each kind, and the longest ones. */
export const heavyPages = [
  '/',
  '/blog/why-cue-for-configuration/',
  ...['tutorial/hello-holos', 'api/core', 'topics/public-charts'].map((name) => `${docs}/${name}/`),
];

const SLOWER = 4;
const LONG_TASK = 50;

const decoration = /<(script|style|svg)\b[^]*?<\/\1>|<(link|img|meta name="start)\b[^>]*>/g;

/**
 * Loads a page until all of it is drawn, and nothing ahead.
 *
 * @param isBare without its styles, scripts and pictures
 */
export async function traceLoad(browser: Browser, url: string, isBare = false): Promise<Cost> {
  const context = await browser.newContext({viewport: phone, isMobile: true, hasTouch: true});
  await turnOnDataSaver(context);
  if (isBare) {
    await context.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replace(decoration, '')});
    });
  }
  const page = await context.newPage();
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  // The rest is drawn in steps.
  await page.waitForSelector('html:not([data-later])');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const {traceEvents} = JSON.parse(String(await browser.stopTracing())) as {traceEvents: TraceEvent[]};
  await context.close();
  const {pid, tid} =
    traceEvents.find(({name, args}) => name === 'CommitLoad' && args.data?.url === url) ?? {};
  const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid);
  const sum = (name: string, amount: (event: TraceEvent) => number) =>
    own.filter((event) => event.name === name).reduce((total, event) => total + amount(event), 0);
  const time = ({tdur = 0}: TraceEvent) => tdur / 1000;
  return {
    processor: sum('RunTask', time),
    blocked: sum('RunTask', (task) => Math.max(0, SLOWER * time(task) - LONG_TASK)),
    restyled: sum('UpdateLayoutTree', ({args}) => args.elementCount ?? 0),
    laidOut: sum('Layout', ({args}) => args.beginData?.dirtyObjects ?? 0),
  };
}
