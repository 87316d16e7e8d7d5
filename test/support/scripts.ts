import type {Page} from '@playwright/test';
import {visit} from './fixtures';

const scripts = '**/assets/js/*.js';

export interface HeldScripts {
  /** Addresses of the scripts held so far. */
  readonly held: string[];
  /** Lets the held scripts, and all later ones, arrive. */
  release(): void;
}

/**
 * Holds every script that the page runs from now on, or other files, until released: a connection as slow as the test
 * needs it. Prefetches, which nothing waits for, pass.
 */
export async function holdScripts(page: Page, which = scripts): Promise<HeldScripts> {
  const held: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    if (route.request().resourceType() !== 'other') {
      held.push(route.request().url());
      await released;
    }
    await route.fallback();
  });
  return {held, release};
}

/**
 * Opens a page whose scripts do not arrive before they are let go. The page is whole then, but where its scripts are
 * ordinary ones it has not finished loading.
 */
export async function visitHeld(page: Page, path: string): Promise<HeldScripts> {
  const scripts = await holdScripts(page);
  await page.goto(path, {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState !== 'loading');
  return scripts;
}

/** Controls act by HTML and one small script: in the same way before React and after it. */
export const ways: readonly [string, (page: Page, path: string) => Promise<HeldScripts | undefined>][] = [
  ['before React', visitHeld],
  ['once React runs', (page, path) => visit(page, path).then(() => undefined)],
];
