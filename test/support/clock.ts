import type {Page} from '@playwright/test';

/** Stops the page's clock, which `page.clock.install()` has replaced: a message that goes by itself stays until the test has seen it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
