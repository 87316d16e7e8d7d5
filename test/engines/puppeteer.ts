/** Chromium and Firefox, which Puppeteer drives. */
import {launch, type KeyInput, type Page} from 'puppeteer-core';
import config from '../../playwright.config';
import {findChromium} from '../../plugins/engine/chromium';
import {findFirefox} from '../support/browsers';
import {Tab, watch, type Place} from './tab';

class PuppeteerTab extends Tab {
  constructor(
    origin: string,
    private readonly page: Page,
  ) {
    super(origin);
  }

  override run<Result, Values extends unknown[]>(
    act: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    // Its types speak of handles to objects of the page, which no test here passes.
    const call = act as (...values: unknown[]) => unknown;
    return this.page.evaluate(call, ...values) as Promise<Result>;
  }

  override async press(keys: string): Promise<void> {
    const pressed = (keys === '+' ? ['+'] : keys.split('+')) as KeyInput[];
    for (const key of pressed) {
      await this.page.keyboard.down(key);
    }
    for (const key of pressed.reverse()) {
      await this.page.keyboard.up(key);
    }
  }

  override async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({width, height});
  }

  override async tap(place: Place): Promise<void> {
    await this.page.touchscreen.tap(...(await this.middle(place)));
  }

  protected override async movePointer(x: number, y: number): Promise<void> {
    await this.page.mouse.move(x, y);
  }

  protected override async clickPointer(x: number, y: number): Promise<void> {
    await this.page.mouse.click(x, y);
  }
}

async function openTab(page: Page, origin: string): Promise<Tab> {
  await page.evaluateOnNewDocument(watch);
  await page.goto(`${origin}/404.html`, {timeout: 0});
  return new PuppeteerTab(origin, page);
}

// A busy machine may take longer than 30 s to start, so the test alone has a limit.
const options = {headless: true, timeout: 0};

/** Starts Chromium. @returns a tab, and a function that ends the browser */
export async function startChromium(origin: string): Promise<[Tab, () => Promise<void>]> {
  const args = [...(config.use?.launchOptions?.args ?? []), '--force-prefers-reduced-motion'];
  const browser = await launch({...options, executablePath: findChromium(), args});
  await browser
    .defaultBrowserContext()
    .overridePermissions(origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
  const page = await browser.newPage();
  // A page in the background can't copy.
  await page.emulateFocusedPage(true);
  return [await openTab(page, origin), () => browser.close()];
}

/** Starts Firefox, which speaks WebDriver BiDi itself. @returns a tab, and a function that ends the browser */
export async function startFirefox(origin: string): Promise<[Tab, () => Promise<void>]> {
  const browser = await launch({
    ...options,
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    extraPrefsFirefox: {
      // No scrollbar takes room, as on phones.
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': 1,
      // A busy machine lifts the finger late, and Firefox makes no click of a touch that is longer than this, 300 ms by default.
      'apz.max_tap_time': 20_000,
      // Tests read what a button copied.
      'dom.events.testing.asyncClipboard': true,
    },
  });
  return [await openTab(await browser.newPage(), origin), () => browser.close()];
}
