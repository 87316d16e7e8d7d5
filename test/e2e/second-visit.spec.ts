/** Who comes again asks for pages only, and gets 304 for those that are the same. */
import type {Page} from '@playwright/test';
import {released} from '../../config/versions';
import {expect, hydrated, test} from '../support/fixtures';
import {pageOf, valuesOf} from '../support/built';
import {startHeadersHost} from '../support/headersHost';

const routes = [`/docs/${released.path}/support/`, `/docs/${released.path}/tutorial/setup/`];

/** Pictures in pages have names that do not change with their content, so hosts are asked whether they did. */
const pictures = new Set(routes.flatMap((route) => valuesOf(pageOf(route), 'img', 'src')));

/** Waits until what the page fetches ahead is there: what is cut off on the way has to be asked for again. */
async function fetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ahead = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'));
    return ahead.length > 2 && ahead.every(({href}) => performance.getEntriesByName(href).length > 0);
  });
}

test('a second visit, with React and without, asks for nothing but its pages, and no page is sent twice', async ({
  page,
}) => {
  const host = await startHeadersHost();
  try {
    const visit = async (route: string, isRun: boolean) => {
      await page.goto(host.origin + route);
      await (isRun ? hydrated(page) : undefined);
      await fetched(page);
    };
    for (const isRun of [false, true]) {
      for (const route of routes) {
        await visit(route, isRun);
      }
    }
    const first = host.reached.length;
    for (const isRun of [false, true]) {
      for (const route of routes) {
        await visit(route, isRun);
      }
    }
    await page.reload();
    await fetched(page);
    const again = host.reached
      .slice(first)
      .filter(({isAhead, pathname}) => !isAhead && !pictures.has(pathname));
    expect(again).toEqual(
      [...routes, ...routes, ...routes.slice(-1)].map((pathname) => ({
        pathname,
        status: 304,
        isAhead: false,
      })),
    );
    const sent = host.reached.filter(({status}) => status === 200).map(({pathname}) => pathname);
    expect(sent.filter((pathname, index) => sent.indexOf(pathname) !== index)).toEqual([]);
    expect(sent.filter((pathname) => pathname.startsWith('/assets/')).length).toBeGreaterThan(10);
  } finally {
    await host.stop();
  }
});
