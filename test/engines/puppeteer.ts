/** Chromium and Firefox. Playwright (1.65.1) opens no page in Debian's Firefox. */
import {launch, type KeyInput, type LaunchOptions, type Page} from 'puppeteer-core';
import config from '../../playwright.config';
import {findChromium} from '../../tools/chromium';
import {findFirefox} from '../support/browsers';
import {watch, type Driver} from './tab';

async function start(options: LaunchOptions, prepare?: (page: Page) => Promise<void>): Promise<Driver> {
  // A busy machine may take longer than 30 s to start or to load a page, so the test alone has a limit.
  const browser = await launch({...options, headless: true, timeout: 0});
  const page = await browser.newPage();
  await prepare?.(page);
  await page.evaluateOnNewDocument(watch);
  return {
    load: (url) => page.goto(url, {timeout: 0}),
    evaluate: (expression) => page.evaluate(expression),
    async press(keys) {
      for (const key of keys) {
        await page.keyboard.down(key as KeyInput);
      }
      for (const key of [...keys].reverse()) {
        await page.keyboard.up(key as KeyInput);
      }
    },
    click: (x, y) => page.mouse.click(x, y),
    resize: (width, height) => page.setViewport({width, height}),
    stop: () => browser.close(),
  };
}

export function startChromium(origin: string): Promise<Driver> {
  const args = [...(config.use?.launchOptions?.args ?? []), '--force-prefers-reduced-motion'];
  return start({executablePath: findChromium(), args}, async (page) => {
    await page.browserContext().overridePermissions(origin, ['clipboard-write', 'clipboard-sanitized-write']);
    // A page in the background can't copy.
    await page.emulateFocusedPage(true);
  });
}

export function startFirefox(): Promise<Driver> {
  // No scrollbar takes room, as on phones.
  const extraPrefsFirefox = {'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1};
  return start({browser: 'firefox', executablePath: findFirefox() ?? 'firefox', extraPrefsFirefox});
}
