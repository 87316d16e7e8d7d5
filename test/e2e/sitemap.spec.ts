import type {Page} from '@playwright/test';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {undrawnOf} from '../support/diagrams';
import {versionMenu} from '../support/shell';
import {serveInPieces} from '../support/pieces';
import {routesOf, sections} from '../support/sitemap';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null}[];
}

declare global {
  interface Window {
    shifts: {time: number; value: number; moved: string[]}[];
  }
}

/** Notes whatever moves on the pages to come. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const {startTime, value, sources} of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '?'));
        window.shifts.push({time: startTime, value, moved});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** What moved once the whole document was there. Before, a part of it may be shown while the rest arrives. */
async function shiftsOf(page: Page): Promise<Window['shifts']> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return window.shifts.filter(({time}) => time > (navigation?.domInteractive ?? 0));
  });
}

/** Makes the page load what it would load while one reads it to its end. */
async function readThrough(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        undrawnOf(page).evaluateAll((sources) => {
          sources[0]?.scrollIntoView();
          return sources.length;
        }),
      'diagrams that are not drawn',
    )
    .toBe(0);
  const broken = await page.evaluate(async () => {
    const images = Array.from(document.images).filter((image) => image.checkVisibility());
    for (const image of images) {
      image.loading = 'eager';
    }
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });
  expect(broken, 'images without a picture').toEqual([]);
}

test('the sections hold every page of the sitemap once', () => {
  const inSections = Object.values(sections).flatMap((section) => routesOf(section));
  expect(inSections.sort()).toEqual(routesOf(/^/).sort());
  expect(inSections).toHaveLength(69);
});

// The faults themselves, console, hydration and requests, are what the fixtures of every test judge.
for (const [name, section] of Object.entries(sections)) {
  test(`no page reports a fault: ${name}`, async ({page}) => {
    // Many pages, one after the other.
    test.slow();
    await watchShifts(page);
    for (const route of routesOf(section)) {
      await test.step(route, async () => {
        const response = await page.goto(route);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await readThrough(page);
        expect(await shiftsOf(page), 'what moved').toEqual([]);
      });
    }
  });
}

test('a movement is noticed', async ({page}) => {
  await watchShifts(page);
  await visit(page, '/blog/');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          document
            .querySelector('main')
            ?.prepend(Object.assign(document.createElement('p'), {textContent: 'Late'}));
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      }),
  );
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
});

test('nothing of the navbar moves while the page arrives in pieces', async ({page, baseURL}) => {
  const served = await serveInPieces(baseURL ?? '', '/blog/', 'Documentation version');
  try {
    await watchShifts(page);
    await page.goto(served.url, {waitUntil: 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    served.release();
    await page.waitForLoadState();
    await expect(versionMenu(page)).toBeVisible();
    await hydrated(page);
    expect(await page.evaluate(() => window.shifts), 'what moved').toEqual([]);
  } finally {
    served.close();
  }
});
