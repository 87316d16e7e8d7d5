/** Opens the finished site without a server: the browser's requests are answered from build/. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Browser, BrowserContext} from '@playwright/test';
import {siteDir} from '../../config/pages';
import type {State} from './states';

const build = path.join(siteDir, 'build');

/** Where the pages are; browsers trust this host as if it were encrypted. */
export const origin = 'http://localhost:43211';

/** The file that a host sends for a path; undefined when it would send the not-found page. */
function fileOf(pathname: string): string | undefined {
  const file = path.join(
    build,
    path.normalize(decodeURIComponent(pathname)),
    pathname.endsWith('/') ? 'index.html' : '',
  );
  return statSync(file, {throwIfNoEntry: false})?.isFile() ? file : undefined;
}

/** A window of a reader who chose the color mode, and reaches nothing but this site: pictures are no visits. */
export async function openContext(browser: Browser, width: number, state: State): Promise<BrowserContext> {
  const missing = path.join(build, '404.html');
  if (!statSync(missing, {throwIfNoEntry: false})) {
    throw new Error('There is no build to look at; run "npm run build" first.');
  }
  const context = await browser.newContext({
    viewport: {width, height: width < 500 ? 844 : 900},
    hasTouch: width < 500,
    javaScriptEnabled: !state.noScript,
    ...(state.forcedColors && {forcedColors: 'active', colorScheme: 'dark'}),
  });
  await context.addInitScript((mode) => localStorage.setItem('theme', mode), state.mode ?? 'light');
  await context.route('**', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) {
      return route.abort();
    }
    const file = fileOf(url.pathname);
    return file
      ? route.fulfill({path: file})
      : route.fulfill({status: 404, contentType: 'text/html', body: readFileSync(missing)});
  });
  return context;
}
