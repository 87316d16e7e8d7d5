import type {Page} from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

declare global {
  interface Window {
    shifts: {time: number; value: number; moved: string[]}[];
    /** When the third frame after its load began: before, the browser may show a page without its end. */
    whole?: number;
  }
}

/** Notes whatever moves on the pages to come. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    addEventListener('load', () => {
      const wait = (frames: number, time = 0) => {
        if (frames > 0) {
          requestAnimationFrame((now) => wait(frames - 1, now));
        } else {
          window.whole = time;
        }
      };
      wait(3);
    });
    new PerformanceObserver((list) => {
      for (const {startTime, value, sources} of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({node, previousRect, currentRect}) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const [from, to] = [previousRect, currentRect].map(({x, y, width, height}) =>
            [x, y, width, height].map(Math.round).join(' '),
          );
          return `${element?.outerHTML.slice(0, 80)} from ${from} to ${to}`;
        });
        window.shifts.push({time: startTime, value, moved});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/**
 * What moved once the whole document was shown. Before, a part of it may be shown while the rest arrives: lines of half a paragraph
 * are wrapped again with it.
 */
export async function shiftsOf(page: Page): Promise<Window['shifts']> {
  await page.waitForFunction(() => window.whole !== undefined);
  return page.evaluate(() => window.shifts.filter(({time}) => time > (window.whole ?? 0)));
}
