import type {BrowserContext, Locator, Page} from '@playwright/test';

/** After which a control counts as dead, in milliseconds. */
export const LIMIT = 10_000;

/** What is timed in the page: from an event to the frame that shows something. */
interface Timed {
  event: 'click' | 'keydown' | 'input';
  shown: string;
  /** Of the element that the event is on, a selector. */
  control?: string;
  /** What stands in the field at the last event of a text; a former answer does not count. */
  text?: string;
}

/** Milliseconds as the page sees them; nothing of the driver's time counts. */
export async function from(page: Page, timed: Timed, act: () => Promise<void>): Promise<number> {
  await page.evaluate(({event: type, shown, control, text}) => {
    (window as {timed?: Promise<number>}).timed = new Promise<number>((resolve) => {
      let begun = NaN;
      document.addEventListener(
        type,
        ({target, timeStamp}) => {
          const isIt =
            target instanceof HTMLInputElement && text !== undefined
              ? target.value === text
              : Number.isNaN(begun) && (!control || (target as Element).closest(control));
          if (isIt) {
            begun = timeStamp;
          }
        },
        {capture: true},
      );
      // The answer to the whole text says so: what was found for its beginning does not count.
      const isAnswer = () =>
        text === undefined ||
        document.querySelector('dialog[open] [role=status]')?.textContent.includes(`“${text}”`);
      const look = () => {
        if (!Number.isNaN(begun) && isAnswer() && document.querySelector(shown)?.checkVisibility()) {
          resolve(performance.now() - begun);
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    });
  }, timed);
  const measured = page.evaluate(() => (window as {timed?: Promise<number>}).timed ?? NaN);
  await act();
  // A control that does nothing yet, as a stock site's before it runs, never shows it.
  return Promise.race([measured.catch(() => NaN), page.waitForTimeout(LIMIT).then(() => NaN)]);
}

/** From the event on a control to what it opens. */
export function shownAfter(
  page: Page,
  control: string,
  shown: string,
  how: 'tap' | 'click',
): Promise<number> {
  const target = page.locator(control).first();
  return from(page, {event: 'click', shown, control}, () => (how === 'tap' ? target.tap() : target.click()));
}

/** Where pages leave times for each other: a tap and what it leads to may be in two documents. */
const TAPPED = 'bench:tapped';
const TITLE = 'bench:title';
const SHOWN = 'bench:shown';

/**
 * Has every page of a context say when it is tapped, and when it shows the title that is waited for: in the frame after the one
 * that has it first, so that the work of that frame counts. Times are those of the pages, without the driver's.
 */
export async function timeTitles(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([TAPPED, TITLE, SHOWN]) => {
      const now = (time: number) => String(performance.timeOrigin + time);
      addEventListener(
        'click',
        ({timeStamp}) => {
          sessionStorage.setItem(TAPPED, now(timeStamp));
          look();
        },
        true,
      );
      function look(): void {
        const title = sessionStorage.getItem(TITLE);
        if (!title || sessionStorage.getItem(SHOWN)) {
          return;
        }
        if (document.querySelector('h1')?.textContent === title) {
          requestAnimationFrame((time) => sessionStorage.setItem(SHOWN, now(time)));
        } else {
          requestAnimationFrame(look);
        }
      }
      requestAnimationFrame(look);
    },
    [TAPPED, TITLE, SHOWN] as const,
  );
}

/** From the tap on a link to the page with this title; the context needs `timeTitles`. */
export async function titleShown(page: Page, link: Locator, title: string): Promise<number> {
  await page.evaluate(
    ([TITLE, SHOWN, title]) => {
      sessionStorage.removeItem(SHOWN);
      sessionStorage.setItem(TITLE, title);
    },
    [TITLE, SHOWN, title] as const,
  );
  await link.tap();
  await page.getByRole('heading', {level: 1, name: title, exact: true}).waitFor();
  const times = await page.waitForFunction(
    ([TAPPED, SHOWN]) => {
      const shown = sessionStorage.getItem(SHOWN);
      return shown && [Number(sessionStorage.getItem(TAPPED)), Number(shown)];
    },
    [TAPPED, SHOWN] as const,
  );
  const [tapped = NaN, shown = NaN] = (await times.jsonValue()) || [];
  return shown - tapped;
}
