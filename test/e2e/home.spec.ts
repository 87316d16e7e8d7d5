import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {released} from '../../config/versions';
import {expect, hydrated, test, visit} from '../support/fixtures';

/** The values of the settings, with the present one first. The refused one stops the render. */
const settings = {port: ['8080', '9090'], chart: ['0.1.0', '0.2.0'], replicas: ['4', '2', '50']};
const refused = '50';

const status = (page: Page) => page.locator('#pick ~ * [role=status]');
const radio = (page: Page, setting: string, value: string) =>
  page.getByRole('radiogroup', {name: setting}).getByRole('radio', {name: value, exact: true});

/** What the recorded runs printed for a combination, such as `port 9090, chart 0.1.0, replicas 4`. */
function printed(combination: string): string {
  const text = readFileSync(path.join(siteDir, released.folder, 'tutorial/environments.mdx'), 'utf8');
  const line = text.split('\n').find((one) => one.startsWith(`${combination}:`));
  return line
    ? `✓ ${line.slice(combination.length + 1).trim() || 'No file changes.'}`
    : 'Exit status 1. No manifest is written.';
}

test('each choice of values on the home page shows its output, without a script', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto('/#pick');
  const names = Object.keys(settings);
  const all = Object.values(settings).reduce<string[][]>(
    (chosen, values) => chosen.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
  expect(all).toHaveLength(12);
  for (const values of all) {
    for (const [index, name] of names.entries()) {
      await radio(page, name, values[index] ?? '').check({force: true});
    }
    const combination = names.map((name, index) => `${name} ${values[index]}`).join(', ');
    expect.soft((await status(page).innerText()).trim(), combination).toBe(printed(combination));
    const isRefused = values.includes(refused);
    await expect
      .soft(page.getByText(/^Environments\.prod\.replicas: invalid value 50/))
      .toBeVisible({visible: isRefused});
    const labels = await page.locator('#pick ~ * [data-if] > b:visible').allInnerTexts();
    const changed = Object.entries(settings).filter(([, [now]], index) => now !== values[index]);
    expect
      .soft(new Set(labels), combination)
      .toEqual(new Set(isRefused ? [] : changed.map(([name]) => name)));
  }
  await page.close();
});

test('arrow keys choose a value on the home page, it is announced, and React keeps it', async ({page}) => {
  await page.goto('/');
  // Before React starts, which the first key or pointer asks for.
  await radio(page, 'replicas', '4').focus();
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toHaveText(/^\s*Exit status 1/, {useInnerText: true});
  await hydrated(page);
  await expect(radio(page, 'replicas', '50')).toBeChecked();
  await expect(status(page)).toHaveText(/^\s*Exit status 1/, {useInnerText: true});
});

/** Where the parts of the first screen end, in pixels. */
const bottoms = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().bottom));

test('on a 13-inch laptop, the title, the button and the pull request end above 620 px', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await page.goto('/');
  const ends = await bottoms(page, 'h1, header .button--primary, header figure[aria-label]');
  expect(ends).toHaveLength(3);
  expect(Math.max(...ends)).toBeLessThanOrEqual(620);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the choices stay in sight with the diff, which begins below, and a tap picks one', async ({page}) => {
    await visit(page, '/');
    const choice = page.locator('label', {has: page.locator('[data-choice="chart-other"]')});
    await choice.tap();
    await expect(radio(page, 'chart', '0.2.0')).toBeChecked();
    const [, last = 0] = await bottoms(page, '#pick ~ * [role=radiogroup]');
    const [change = 0] = await bottoms(page, '#pick ~ * section pre >> visible=true');
    expect(change - last).toBeLessThan(400);
    await page
      .getByRole('heading', {name: 'prod deploy/environments/prod'})
      .evaluate((prod) => prod.scrollIntoView());
    await expect(choice).toBeInViewport({ratio: 1});
    const added = page
      .getByRole('region', {name: 'prod', exact: true})
      .getByText('+kind: CustomResourceDefinition');
    await expect(added).toBeInViewport();
  });
});
