import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page, Request} from '@playwright/test';
import {released} from '../../config/versions';

/** The page that tests of faults lead to. */
export const target = `/docs/${released.path}/glossary/`;

const scripts = path.resolve('build/assets/js');

/** Name of the built script with the content of a page only, by the file of the page. */
export function contentScript(source: string): string {
  const text = `"source":"@site/${source}"`;
  const names = readdirSync(scripts).filter((name) =>
    readFileSync(path.join(scripts, name), 'utf8').includes(text),
  );
  if (names.length !== 1 || names[0] === undefined) {
    throw new Error(`One script should have ${text}, not ${names.length}.`);
  }
  return names[0];
}

/** The script of the target page's content, which a test can take away, bring back and alter. */
export interface Content {
  gone: boolean;
  /** Answers with this change of the script's text. */
  alter?: (text: string) => string;
}

/** Puts the content of the target page, on every page of the context, into the hands of the test. */
export async function controlContent(context: BrowserContext): Promise<Content> {
  const script = contentScript(`versioned_docs/version-${released.path}/glossary.mdx`);
  const content: Content = {gone: false};
  await context.route(
    ({pathname}) => path.basename(pathname) === script,
    async (route) => {
      if (content.gone) {
        return route.abort('connectionfailed');
      }
      if (content.alter) {
        const response = await route.fetch();
        return route.fulfill({response, body: content.alter(await response.text())});
      }
      return route.fallback();
    },
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
