import {expect, test} from '../support/fixtures';
import {shiftsOf, watchShifts} from '../support/shifts';

const isReady = () => document.documentElement.hasAttribute('data-typeface');
const isStored = () => localStorage.getItem('typeface') === 'ready';

test('the typeface comes when the browser is idle, and is there from the next page on without a shift', async ({
  page,
}) => {
  await watchShifts(page);
  let isLoaded = false;
  const early: string[] = [];
  page.on('load', () => (isLoaded = true));
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && !isLoaded) {
      early.push(request.url());
    }
  });
  await page.goto('/');
  await page.getByRole('link', {name: 'Docs', exact: true}).hover();
  await page.waitForFunction(isStored);
  expect(early).toEqual([]);
  expect(await page.evaluate(isReady)).toBe(false);
  expect(await shiftsOf(page)).toEqual([]);
  await page.goto('/blog/');
  expect(await page.evaluate(isReady)).toBe(true);
  await expect(page.getByRole('heading', {level: 2}).first()).toHaveCSS('font-family', /^Inter/);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a font that fails to load leaves pages with the fonts of the machine', async ({page, tolerate}) => {
  tolerate(/inter.*woff2|ERR_FAILED/);
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'font');
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', {name: 'Docs', exact: true}).hover();
  await failed;
  expect(await page.evaluate(isStored)).toBe(false);
});
