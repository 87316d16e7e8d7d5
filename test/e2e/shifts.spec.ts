import {expect, hydrated, test, visit} from '../support/fixtures';
import {serveInPieces} from '../support/pieces';
import {versionMenu} from '../support/shell';
import {shiftsOf, watchShifts} from '../support/shifts';

test('a movement is noticed', async ({page}) => {
  await watchShifts(page);
  await visit(page, '/blog/');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          document
            .querySelector('main')
            ?.prepend(Object.assign(document.createElement('p'), {textContent: 'Late'}));
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      }),
  );
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
});

test('nothing of the navbar moves while the page arrives in pieces', async ({page, baseURL}) => {
  const served = await serveInPieces(baseURL ?? '', '/blog/', 'Documentation version');
  try {
    await watchShifts(page);
    await page.goto(served.url, {waitUntil: 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    served.release();
    await page.waitForLoadState();
    await expect(versionMenu(page)).toBeVisible();
    await hydrated(page);
    expect(await page.evaluate(() => window.shifts), 'what moved').toEqual([]);
  } finally {
    served.close();
  }
});
