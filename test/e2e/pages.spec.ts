/** Every page of the site, opened once as a reader's browser opens it, and looked at in every way that all share. */
import {test as base, type Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {BLOG} from '../../config/site';
import {desktop, judge, narrowText, phone, whole, wideText, type Look} from '../support/axe';
import {expect, hydrated, turnOnDataSaver, watch} from '../support/fixtures';
import {shiftsOf, watchShifts} from '../support/shifts';
import {articles, listed, tagRoute, tags} from '../support/site';

interface Shared {
  page: Page;
  faults: string[];
}

/**
 * One tab for all pages of a worker: to open one takes longer than to look at most pages. What one page stores, the next does not find.
 * As with every test, a fault that the browser reports fails it.
 */
const test = base.extend<{tab: Page}, {shared: Shared}>({
  shared: [
    async ({browser}, use, {project}) => {
      // Colors that are on their way from one mode to the other belong to neither.
      const context = await browser.newContext({baseURL: project.use.baseURL, reducedMotion: 'reduce'});
      const faults: string[] = [];
      watch(context, faults, []);
      await turnOnDataSaver(context);
      await context.addInitScript(() => localStorage.clear());
      const page = await context.newPage();
      await watchShifts(page);
      await use({page, faults});
      await context.close();
    },
    {scope: 'worker'},
  ],

  tab: async ({shared: {page, faults}}, use) => {
    faults.length = 0;
    await use(page);
    expect(faults, 'faults that the browser reported').toEqual([]);
  },
});

/** One page of each kind, on which the frame that its kind shares is looked at in every way. */
const kinds = [
  '/',
  '/search/',
  '/markdown-page/',
  `/docs/${unreleased.path}/`,
  `/docs/${unreleased.path}/tutorial/hello-holos/`,
  `/docs/${released.path}/api/author/`,
  `/docs/${released.path}/topics/architecture/`,
  '/blog/',
  '/blog/archive/',
  '/blog/authors/',
  '/blog/tags/',
  tagRoute(tags[0] ?? ''),
  ...articles.filter(({section}) => section === BLOG).map(({route}) => route),
];

/** `/docs/v2/topics/` → `topics/`; what the versions of a page share. */
const nameOf = (route: string) => route.replace(/^\/docs\/[^/]+\//, '');

const names = [...new Set(listed.map(nameOf))];

/**
 * How axe looks at a page. The versions of a page have the same markup with other words, so one of them is looked at: every
 * second page narrow and dark, the others wide and light.
 */
function looksAt(route: string): readonly Look[] {
  if (kinds.includes(route)) {
    return whole;
  }
  const versions = listed.filter((page) => nameOf(page) === nameOf(route));
  const isNarrow = names.indexOf(nameOf(route)) % 2 === 0;
  const looked = isNarrow ? versions[0] : versions.at(-1);
  if (route !== looked) {
    return [];
  }
  return isNarrow ? [narrowText] : [wideText];
}

/** What is wider than a narrow window, and cannot be scrolled by itself. */
async function wideIn(page: Page): Promise<{wide: number; cut: string[]}> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    // A long word may stick out of its box; what scrolls by itself is meant to.
    const sticksOut = Array.from(document.querySelectorAll('main :not(.hash-link), footer *')).filter(
      (element) => {
        const {right, width: own} = element.getBoundingClientRect();
        // A picture that says nothing may be cropped.
        const isPicture = element.closest('svg[aria-hidden=true]') !== null;
        // Spaces at the end of a line of code hang over its edge.
        const hangs = element.closest('pre') !== null && / {2}/.test(element.textContent ?? '');
        return (
          !isPicture &&
          !hangs &&
          own > 1 &&
          right > innerWidth + 1 &&
          !scrolls(element) &&
          element.checkVisibility()
        );
      },
    );
    return {
      wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      cut: sticksOut.map((element) => element.outerHTML.slice(0, 100)),
    };
  });
}

// Search engines don't list the page of the search, which readers open like the others.
for (const route of [...listed, '/search/']) {
  test(route, {tag: kinds.includes(route) ? '@first' : []}, async ({tab: page}) => {
    for (const size of kinds.includes(route) ? [phone, desktop] : [desktop]) {
      await page.setViewportSize(size);
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(route);
      expect.soft(await shiftsOf(page), `what moved in a window ${size.width} px wide`).toEqual([]);
      const moved = await page.evaluate(() => window.shifts.reduce((sum, {value}) => sum + value, 0));
      expect.soft(moved, 'layout shift, while the page arrives, too').toBeLessThan(0.05);
    }

    await judge(page, looksAt(route));
    // A window of 1280 pixels at 400 % is one of 320, and no style of a text is for narrow phones alone.
    await page.setViewportSize({width: 320, height: 700});
    expect.soft(await wideIn(page), 'what is too wide at 320 px').toEqual({wide: 0, cut: []});
  });
}
