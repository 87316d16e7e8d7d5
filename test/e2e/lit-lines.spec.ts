// Lines that depend on each other light up by pointer, touch and keyboard, and screen readers get a sentence.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {released} from '../../config/versions';
import {violationsOf} from '../support/axe';
import {build} from '../support/built';
import {expect, test, visit} from '../support/fixtures';

const values = `/docs/${released.path}/tutorial/helm-values/`;

const line = (page: Page, text: string) => page.locator('.code-part', {hasText: text});
const link = (place: Locator) => place.getByRole('link', {name: /^(?:changes|from) /});
const lit = (page: Page) => page.locator('.lit');
const answer = (page: Page) => page.getByRole('complementary', {name: 'Related lines'});
const goTo = (page: Page, number: number) => answer(page).getByRole('button', {name: `Go to line ${number}`});
const said = (page: Page, text: string) => page.getByRole('status').filter({hasText: text});
const button = (place: Locator) => place.getByRole('button', {name: /^Go to related lines in /});

const words = 'Line 16, replicas: 2, changes 1 line of Diff: + replicas: 2';

/** The name of the script that lights lines. */
function findScript(): string | undefined {
  const scripts = path.join(build, 'assets/js');
  return readdirSync(scripts).find((name) =>
    readFileSync(path.join(scripts, name), 'utf8').includes('lit-answer'),
  );
}

test('pointing at a line lights the lines that it changes or depends on, and moves nothing', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, values);
  const light = findScript();
  expect(light).toMatch(/\.js$/);
  const isLoaded = () => requests.some((url) => url.endsWith(`/${light}`));
  await page.locator('article p').first().hover();
  expect(isLoaded()).toBe(false);
  const [source, result] = [line(page, 'replicas: 2').first(), line(page, '+  replicas: 2')];
  await source.scrollIntoViewIfNeeded();
  const place = await source.boundingBox();
  await source.hover();
  await expect(lit(page)).toHaveText([/^\s*replicas: 2\s$/, '+  replicas: 2\n']);
  expect(isLoaded()).toBe(true);
  await expect(said(page, words)).toBeAttached();
  expect(await source.boundingBox()).toEqual(place);
  await result.hover();
  await expect(said(page, 'Line 10, + replicas: 2, depends on 1 line of components/greeter/')).toBeAttached();
  await expect(lit(page)).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('article p').first().hover();
  await expect(lit(page)).toHaveCount(0);
});

test('the related line is shown beside the line, in reach of the pointer, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await visit(page, values);
  const source = line(page, 'replicas: 2').first();
  await source.hover();
  await expect(answer(page)).toContainText('+  replicas: 2');
  const [block, beside] = [page.locator('figure', {has: source}).first(), answer(page)];
  const edges = await Promise.all([block, beside].map((place) => place.boundingBox()));
  expect(edges[1]?.x).toBeGreaterThan((edges[0]?.x ?? Infinity) + (edges[0]?.width ?? 0));
  expect(await violationsOf(page)).toEqual([]);
  await goTo(page, 10).click();
  await expect(line(page, '+  replicas: 2')).toBeInViewport();
  await expect(lit(page)).toHaveCount(2);
});

test('in a narrow window, a click shows the related line below the line, until the next click', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 720});
  // The click starts React, which brings the script.
  await page.goto(values);
  const [source, next] = [line(page, 'replicas: 2').first(), line(page, 'service: port: Settings.port')];
  await source.click();
  await expect(answer(page)).toContainText('+  replicas: 2');
  const [place, below] = await Promise.all([source, answer(page)].map((box) => box.boundingBox()));
  expect(Math.round(below?.x ?? 0)).toBe(Math.round(place?.x ?? 0));
  expect(Math.round((below?.y ?? 0) + (below?.height ?? 0))).toBe(
    Math.round((place?.y ?? 0) + (place?.height ?? 0)),
  );
  // Pointing elsewhere moves no line.
  await next.hover();
  await expect(next).toHaveClass(/lit/);
  await expect(answer(page)).toBeVisible();
  await source.click({position: {x: 20, y: 5}});
  await expect(answer(page)).toBeHidden();
  await expect(lit(page)).toHaveCount(0);
});

test('a sentence explains related lines until the reader has used one', async ({page}) => {
  const hinted = page.locator('[data-hint]');
  await visit(page, values);
  await expect(hinted).toHaveCount(1);
  await line(page, 'replicas: 2').first().click();
  await expect(hinted).toHaveCount(0);
  await visit(page, values);
  await expect(hinted).toHaveCount(0);
});

test('selecting text lights no line, and copies the text unchanged', async ({page}) => {
  await visit(page, values);
  const [first, last] = [line(page, 'replicas: 2').first(), line(page, 'service: port: Settings.port')];
  await first.click();
  await expect(lit(page)).toHaveCount(2);
  await first.hover({position: {x: 60, y: 10}});
  await page.mouse.down();
  await last.hover({position: {x: 200, y: 10}});
  await expect(lit(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(lit(page)).toHaveCount(0);
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\S: 2\n\t\tservice: \S/);
});

test('the keyboard goes to the lines of a block, and to the lines that they change', async ({page}) => {
  await visit(page, values);
  const block = page.locator('figure', {has: line(page, 'replicas: 2')}).first();
  await button(block).focus();
  await expect(button(block)).toHaveAccessibleName('Go to related lines in components/greeter/greeter.cue');
  await page.keyboard.press('Enter');
  await expect(link(line(page, 'Namespace: "demo"'))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(line(page, 'replicas: 2').first())).toBeFocused();
  await expect(said(page, words)).toBeAttached();
  await expect(answer(page)).toContainText('+  replicas: 2');
  await page.keyboard.press('Enter');
  await expect(link(line(page, '+  replicas: 2'))).toBeFocused();
  await expect(line(page, '+  replicas: 2')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(lit(page)).toHaveCount(0);
  // The link still has the focus.
  await page.keyboard.press('Space');
  await expect(lit(page)).toHaveCount(2);
  await expect(link(line(page, 'replicas: 2').first())).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(line(page, '+  replicas: 2'))).toBeFocused();
  await expect(link(line(page, '+  replicas: 2'))).toHaveAccessibleName('from 1 line of greeter.cue');
  // As a screen reader presses it.
  await link(line(page, '+  replicas: 2')).dispatchEvent('click');
  await expect(link(line(page, 'replicas: 2').first())).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(lit(page)).toHaveCount(2);
  await page.keyboard.press('Shift+Tab');
  await expect(lit(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a tap shows the related line, and a button leads to it, even in a fold', async ({page}) => {
    await visit(page, `/docs/${released.path}/tutorial/kustomize/`);
    const source = line(page, 'kind: NetworkPolicy').first();
    // The navbar would cover it at the top of the window.
    await source.evaluate((element) => element.scrollIntoView({block: 'center'}));
    await source.tap();
    const result = line(page, '+kind: NetworkPolicy');
    await expect(lit(page)).toHaveCount(2);
    await expect(result).not.toBeInViewport();
    await answer(page)
      .getByRole('button', {name: /^Go to line /})
      .tap();
    await expect(result).toBeInViewport();
    await page.locator('article h1').tap();
    await expect(lit(page)).toHaveCount(0);
  });
});

test('the home page lights the lines that it quotes; without a script, links lead to them, and no button is dead', async ({
  page,
  browser,
}) => {
  await visit(page, '/');
  await line(page, 'greeting: Hello from the platform').hover();
  await expect(said(page, 'depends on 1 line of components/greeter/greeter.cue')).toBeAttached();
  await expect(lit(page)).toHaveCount(2);
  const without = await browser.newPage({javaScriptEnabled: false});
  await without.goto('/');
  await expect(line(without, 'greeting: Hello from the platform')).toBeVisible();
  await expect(without.locator('.code-action:visible')).toHaveCount(0);
  await link(line(without, 'greeting: Hello from the platform')).click();
  await expect(without).toHaveURL(/#line-\d+-\d+$/);
  await expect(without.locator(':target')).toContainText('greeting');
  await without.close();
});
