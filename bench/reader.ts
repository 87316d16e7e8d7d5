/**
 * Times what a reader waits for on an emulated phone and on a desktop: the next page, a control that React
 * serves, the first result of a search. Builds take turns, so that one run compares them.
 * Usage: `npm run bench:reader [-- LABEL=FOLDER… WORD…]`, by default `now=build`; words choose cases that have them.
 */
import type {Browser, Page} from '@playwright/test';
import {released} from '../config/versions';
import {median} from './median';
import {launch, phone, serve, slowDown} from './phone';
import {from, LIMIT, shownAfter, timeTitles, titleShown} from './timed';

const ROUNDS = 5;

const start = `/docs/${released.path}/tutorial/hello-holos/`;

/** What is timed: each gives milliseconds. */
const cases: Record<string, (page: Page, origin: string) => Promise<number>> = {
  'phone: first tap on Next, 0.5 s after the first paint': (page, origin) => next(page, origin, 500),
  'phone: second tap, 0.5 s later': (page, origin) => next(page, origin, 500, 500),
  'phone: first tap on Next, after 6 s': (page, origin) => next(page, origin, 6000),
  'phone: second tap, 3 s later': (page, origin) => next(page, origin, 6000, 3000),
  'phone: tap on the menu, 0.5 s after the first paint': (page, origin) => menu(page, origin, 500),
  'phone: tap on the menu, after 6 s': (page, origin) => menu(page, origin, 6000),
  'phone: tap on the contents of the page, after 6 s': contents,
  'phone: first tap of all on the search, to its field': field,
  'phone: first search, from the last letter to the first result': askOnPhone,
  'desktop: click on the version menu, after 3 s': versions,
  'desktop: key of the search, to its field': key,
  'desktop: first search, from the last letter to the first result': (page, origin) =>
    search(page, origin, 1),
  'desktop: search on a second page, files in the cache': (page, origin) => search(page, origin, 2),
  'desktop: search again on the same page': searchAgain,
};

async function openOnPhone(page: Page, origin: string): Promise<void> {
  await slowDown(page);
  await page.goto(origin + start, {waitUntil: 'commit'});
  await painted(page);
}

async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

async function field(page: Page, origin: string): Promise<number> {
  await openOnPhone(page, origin);
  return shownAfter(page, '.navbar button[aria-label=Search]', `${SEARCH}:focus`, 'tap');
}

/** Taps on the search and types at once, while React and the index are on their way. */
async function askOnPhone(page: Page, origin: string): Promise<number> {
  await openOnPhone(page, origin);
  return from(page, {event: 'input', shown: 'dialog[open] [role=option]', text: 'validators'}, async () => {
    await page.locator('.navbar button[aria-label=Search]').tap();
    await page.locator(`${SEARCH}:focus`).waitFor();
    // As fast as thumbs are.
    await page.keyboard.type('validators', {delay: 150});
  });
}

/** Taps on Next, once or, for the second time, twice; the last is timed. */
async function next(page: Page, origin: string, ...waits: number[]): Promise<number> {
  await openOnPhone(page, origin);
  let milliseconds = NaN;
  for (const wait of waits) {
    await page.waitForTimeout(wait);
    const link = page.locator('.pagination-nav__link--next');
    const title = await link.locator('.pagination-nav__label').textContent();
    await link.scrollIntoViewIfNeeded();
    milliseconds = await titleShown(page, link, title ?? '');
  }
  return milliseconds;
}

async function menu(page: Page, origin: string, wait: number): Promise<number> {
  await openOnPhone(page, origin);
  await page.waitForTimeout(wait);
  return shownAfter(page, '.navbar__toggle', '.phone-menu:popover-open a.menu__link', 'tap');
}

async function contents(page: Page, origin: string): Promise<number> {
  await openOnPhone(page, origin);
  await page.waitForTimeout(6000);
  return shownAfter(page, '.theme-doc-toc-mobile :is(button, summary)', '.theme-doc-toc-mobile li a', 'tap');
}

async function versions(page: Page, origin: string): Promise<number> {
  await page.goto(origin + start);
  await page.waitForTimeout(3000);
  return shownAfter(page, '.navbar__item.dropdown summary', '.dropdown[open] > .dropdown__menu', 'click');
}

const SEARCH = 'dialog[open] input';

/** From the key that opens the search to the field that takes text. */
async function key(page: Page, origin: string): Promise<number> {
  await page.goto(origin + start);
  await page.waitForTimeout(1500);
  return from(page, {event: 'keydown', shown: `${SEARCH}:focus`}, () => page.keyboard.press('/'));
}

/** Searches by keyboard, letter by letter; milliseconds from the last letter to the first result. */
function ask(page: Page, query: string): Promise<number> {
  return from(page, {event: 'input', shown: 'dialog[open] [role=option]', text: query}, async () => {
    await page.keyboard.press('/');
    await page.locator(`${SEARCH}:focus`).waitFor();
    await page.keyboard.type(query);
  });
}

/** Searches as often as told, each time on a page just loaded; the last is timed. */
async function search(page: Page, origin: string, times: number): Promise<number> {
  let milliseconds = NaN;
  for (let time = 0; time < times; time++) {
    await page.goto(origin + start);
    await page.waitForTimeout(1500);
    milliseconds = await ask(page, 'validators');
  }
  return milliseconds;
}

async function searchAgain(page: Page, origin: string): Promise<number> {
  await search(page, origin, 1);
  const dialog = page.getByRole('dialog', {name: 'Search'});
  while (await dialog.isVisible()) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  return ask(page, 'kustomize');
}

async function time(browser: Browser, name: string, origin: string): Promise<number> {
  const isPhone = name.startsWith('phone');
  const context = await browser.newContext(isPhone ? phone : {viewport: {width: 1440, height: 900}});
  try {
    // What the loader of this file adds to functions with a name, in the page as well.
    await context.addInitScript('globalThis.__name = (value) => value');
    await timeTitles(context);
    const page = await context.newPage();
    page.setDefaultTimeout(2 * LIMIT);
    return await (cases[name]?.(page, origin) ?? NaN);
  } catch {
    // An older build may lack what is timed.
    return NaN;
  } finally {
    await context.close();
  }
}

function summary(values: readonly number[]): string {
  const known = values.filter((value) => !Number.isNaN(value));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return known.length > 0 ? `${median(known).toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})` : 'none';
}

async function main(builds: readonly string[], words: readonly string[]): Promise<void> {
  const sites = await Promise.all(
    builds.map(async (build) => {
      const [label = '', folder = ''] = build.split('=');
      return {label, ...(await serve(folder))};
    }),
  );
  const browser = await launch();
  console.log(
    `milliseconds, medians of ${ROUNDS} by turns (least–most): ${sites.map(({label}) => label).join(', ')}`,
  );
  try {
    const chosen = Object.keys(cases).filter((name) => words.every((word) => name.includes(word)));
    for (const name of chosen) {
      const measured = sites.map((): number[] => []);
      for (let round = 0; round < ROUNDS; round++) {
        for (const [index, {origin}] of sites.entries()) {
          measured[index]?.push(await time(browser, name, origin));
        }
      }
      console.log(`${name}: ${measured.map(summary).join(', ')}`);
    }
  } finally {
    await browser.close();
    sites.forEach(({stop}) => stop());
  }
}

const args = process.argv.slice(2);
const builds = args.filter((arg) => arg.includes('='));
void main(
  builds.length > 0 ? builds : ['now=build'],
  args.filter((arg) => !arg.includes('=')),
);
