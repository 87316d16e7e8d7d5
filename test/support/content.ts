import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type BrowserContext, type Page, type Request} from '@playwright/test';
import {released} from '../../config/versions';

/** The page that tests of faults lead to. */
export const target = `/docs/${released.path}/glossary/`;

const scripts = path.resolve('build/assets/js');

/** Takes away the script of the target page's content, on every page of the context, while the test wants it gone. */
export async function controlContent(context: BrowserContext): Promise<{gone: boolean}> {
  const text = `"source":"@site/versioned_docs/version-${released.path}/glossary.mdx"`;
  const [script = '', ...others] = readdirSync(scripts).filter((name) =>
    readFileSync(path.join(scripts, name), 'utf8').includes(text),
  );
  expect([script, others], text).toEqual([expect.stringMatching(/./), []]);
  const content = {gone: false};
  await context.route(
    ({pathname}) => path.basename(pathname) === script,
    (route) => (content.gone ? route.abort('connectionfailed') : route.fallback()),
  );
  return content;
}

/** Counts the documents that the page loads from now on. */
export function countLoads(page: Page): {readonly count: number} {
  const loads = {count: 0};
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.count += 1;
    }
  });
  return loads;
}

/**
 * Follows the first link to the address without a pointer: one that passes over a link makes the framework load the
 * page ahead, outside the navigation. A key would go wherever the focus is by then, and the framework moves the focus
 * to the top of a page that it has just shown.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}
