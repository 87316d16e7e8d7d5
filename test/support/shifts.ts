import type {Page} from '@playwright/test';

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
export async function watchShifts(page: Page): Promise<void> {
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
export async function shiftsOf(page: Page): Promise<Window['shifts']> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return window.shifts.filter(({time}) => time > (navigation?.domInteractive ?? 0));
  });
}
