import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {ERROR, type IndexedPage} from '../../plugins/search/client/index-file';
import {read} from '../support/built';
import {expect, test, visit} from '../support/fixtures';
import {ask, dialogOf, inputOf, opener, optionsOf, scopeOf, shownOn} from '../support/search';

const page6 = `/docs/${unreleased.path}/tutorial/hello-holos/`;

/** A message that the docs explain, with the place of its section. */
const message = () => {
  const pages = JSON.parse(read(`search-index/${unreleased.path}.json`).toString()) as IndexedPage[];
  const [found] = pages.flatMap(({route, sections}) =>
    sections
      .filter(({kind, title}) => kind === ERROR && !title.includes('…'))
      .map(({title, anchor}) => ({title, address: `${route}#${anchor}`})),
  );
  return found ?? {title: '', address: ''};
};

/** The target is visible below the navbar, and highlighted. */
async function expectArrival(page: Page, anchor: string): Promise<void> {
  const place = page.locator(`[id="${anchor}"]`);
  await expect(place).toBeInViewport();
  await expect(place, 'one sees where one arrived').toHaveAttribute('data-target', '');
  await expect(place).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  const box = await place.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
}

test('arrows choose; Enter leads to the section that answers, without loading a document', async ({page}) => {
  await visit(page, page6);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.keyboard.press('Control+k');
  await ask(page, '#BuildPlan');
  const options = optionsOf(page);
  const active = () => inputOf(page).getAttribute('aria-activedescendant');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await active()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  for (const [query, target] of [
    ['#BuildPlan', `/docs/${unreleased.path}/api/core/#BuildPlan`],
    ['OutputBaseDir', `/docs/${unreleased.path}/api/author/#ComponentConfig.OutputBaseDir`],
    [message().title, message().address],
    ['recipes', `/docs/${unreleased.path}/topics/recipes/`],
  ] as const) {
    await page.keyboard.press('Control+k');
    await ask(page, query);
    await page.keyboard.press('Enter');
    await expect(page, query).toHaveURL(target);
    await expect(dialogOf(page)).toHaveCount(0);
    const [, anchor] = target.split('#');
    if (anchor) {
      await expectArrival(page, anchor);
    }
  }
  expect(documents).toEqual([]);
});

test('a result says what and where it is; its excerpt marks words and code', async ({page}) => {
  await visit(page, `/search/?in=${unreleased.path}`);
  const first = optionsOf(page).first();
  for (const [query, says, scope] of [
    ['KustomizeConfig', /^#KustomizeConfig authorTypeAPI › Author API/],
    ['EnableHooks', /^EnableHooksFieldAPI › Author API › #Helm/],
    ['--write-to', /^--write-toFlag/],
    ['holos compare yaml', /^holos compare yamlCommand/],
    [message().title, /Error/],
    ['KustomizeConfig', new RegExp(`Docs ${released.path} › API › Author API`), 'Everywhere'],
    ['--write-to', /^--write-toFlagDocs/, 'Everywhere'],
  ] as [string, RegExp, string?][]) {
    if (scope) {
      await scopeOf(page, scope).check();
    }
    await ask(page, query);
    await expect(first, query).toContainText(says);
    const found = await optionsOf(page).evaluateAll((options) =>
      options.map(({textContent}) => textContent).filter((text) => text.includes('`')),
    );
    expect(found).toEqual([]);
  }
  await scopeOf(page, `Docs ${unreleased.path}`).check();
  await ask(page, 'holos render platform');
  await expect(optionsOf(page).locator('code').first()).toBeVisible();
  await expect(optionsOf(page).locator('mark').nth(2)).toBeVisible();
  const marks = await optionsOf(page).locator('mark').allTextContents();
  expect(marks.filter((mark) => !/^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u.test(mark))).toEqual([]);
});

test('the search covers the version of the page, and can cover all', async ({page}) => {
  await visit(page, `/docs/${released.path}/glossary/`);
  await opener(page).click();
  await expect(scopeOf(page, `Docs ${released.path}`)).toBeChecked();
  await expect(inputOf(page)).toBeFocused();
  await ask(page, 'validators');
  const addresses = await shownOn(page);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !address.startsWith(`/docs/${released.path}/`))).toEqual([]);
  await scopeOf(page, 'Blog').check();
  await expect(page.getByRole('status').filter({hasText: 'in Blog'})).toBeVisible();
  expect((await shownOn(page))[0]).toMatch(/^\/blog\//);
  await scopeOf(page, 'Everywhere').check();
  await expect(page.getByRole('status').filter({hasText: 'in the site'})).toBeVisible();
  const sections = new Set((await shownOn(page)).map((address) => address.split('/').slice(1, 3).join('/')));
  expect(sections.size).toBeGreaterThan(1);
  await page.mouse.click(5, 500);
  await expect(dialogOf(page), 'after a click outside').toHaveCount(0);
});

test('the address of the search page has its query, and counts as one page view', async ({
  page,
  analytics,
}) => {
  await visit(page, `/search/?q=kargo&in=${unreleased.path}`);
  await expect(inputOf(page)).toHaveValue('kargo');
  await expect(optionsOf(page).first()).toContainText('Kargo');
  const views = (await analytics.pageViews(page)).length;
  await ask(page, 'flux');
  await expect(page).toHaveURL(`/search/?q=flux&in=${unreleased.path}`);
  expect((await analytics.pageViews(page)).length).toBe(views);
});

test('the search loads when it opens, and its index once, with the first letter', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, page6);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => /search/.test(address))).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(scopeOf(page, `Docs ${unreleased.path}`)).toBeChecked();
  const indexes = () => requests.filter((address) => address.startsWith('/search-index/'));
  expect(indexes()).toEqual([]);
  for (const query of ['BuildPlan', 'validators']) {
    await ask(page, query);
    await expect(optionsOf(page).locator('mark').nth(2)).toBeVisible();
  }
  expect(indexes()).toHaveLength(1);
  // In the thread of the page, the engine would delay what the reader types.
  expect(page.workers()).toHaveLength(1);
});

test('Enter in an empty field opens no result, not even of words that are pasted later', async ({page}) => {
  await visit(page, page6);
  await page.keyboard.press('Control+k');
  // Before its script, Enter opens the page of the search.
  await expect(page.getByRole('group', {name: 'Search in'})).toBeVisible();
  await page.keyboard.press('Enter');
  // As the mouse pastes: no key is pressed.
  await ask(page, 'kargo');
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(page).toHaveURL(page6);
});

test('a whole output in the field has its message first, with its cause and remedy', async ({page}) => {
  await visit(page, page6);
  await page.keyboard.press('Control+k');
  await inputOf(page).fill(
    'you$ holos render platform\nReplicas: invalid value 50\n(out of bound <=5):\n    /p/a.cue:6:24\nexit status 1\n',
  );
  const first = optionsOf(page).first();
  await expect(first).toHaveAttribute('href', /\/support\/#out-of-bound$/);
  await expect(dialogOf(page).getByRole('status')).toContainText(/^\d messages?, \d+ other results? for /);
});

test('keys that an input method handles neither move nor open a result', {tag: '@first'}, async ({page}) => {
  await visit(page, page6);
  await page.keyboard.press('Control+k');
  await ask(page, 'kargo');
  const first = optionsOf(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await inputOf(page).evaluate((field) => {
    // Safari sends the Enter that ends a composition after it, with this code.
    for (const key of [
      {key: 'ArrowDown', isComposing: true},
      {key: 'Enter', isComposing: true},
      {key: 'Enter', keyCode: 229},
    ]) {
      field.dispatchEvent(new KeyboardEvent('keydown', {...key, bubbles: true, cancelable: true}));
    }
  });
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(page6);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/topics\/kargo\/$/);
});

test('Enter with Ctrl or Shift opens a result elsewhere, and the search stays', async ({page, context}) => {
  await visit(page, page6);
  await page.keyboard.press('Control+k');
  await ask(page, 'kargo');
  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
    await expect(other, keys).toHaveURL(/\/topics\/kargo\/$/);
    await other.close();
  }
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(page6);
});
