import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';
import {released, unreleased} from '../../config/versions';
import {read} from '../support/built';
import {expect, test, visit} from '../support/fixtures';
import {ask, dialogOf, inputOf, opener, optionsOf, scopeOf, shownOn} from '../support/search';

const page6 = `/docs/${unreleased.path}/tutorial/hello-holos/`;

test('keys and the button open the search; Escape gives the focus back, a click beside it closes it, too', async ({
  page,
}) => {
  await visit(page, page6);
  for (const keys of ['/', 'Control+k']) {
    await opener(page).focus();
    await page.keyboard.press(keys);
    await expect(inputOf(page), keys).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(opener(page), keys).toBeFocused();
  }
  await opener(page).click();
  await expect(inputOf(page)).toBeFocused();
  // A slash in a field is text.
  await page.keyboard.type('a/b');
  await expect(inputOf(page)).toHaveValue('a/b');
  await page.mouse.click(5, 500);
  await expect(dialogOf(page)).toHaveCount(0);
});

test('arrows choose, Enter leads to the place on the page, without loading a document', async ({page}) => {
  await visit(page, page6);
  await page.keyboard.press('/');
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
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/docs/${unreleased.path}/api/core/#BuildPlan`);
  await expect(dialogOf(page)).toHaveCount(0);
  await expectArrival(page, '#BuildPlan');
  expect(documents).toEqual([]);
});

/** The place that was led to is in sight, below the navbar, and stands out. */
async function expectArrival(page: Page, selector: string): Promise<void> {
  const place = page.locator(selector);
  await expect(place).toBeInViewport();
  await expect(place, 'one sees where one arrived').toHaveAttribute('data-target', '');
  await expect(place).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(place).toHaveCSS('animation-name', 'arrival');
  const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  const box = await place.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
}

test('Enter opens the section that answers: of a long page, a field, a page itself', async ({page}) => {
  await visit(page, page6);
  for (const [query, target] of [
    ['unknown flag: --platform', 'support/#unknown-flag'],
    ['OutputBaseDir', 'api/author/#ComponentConfig.OutputBaseDir'],
    ['validators', 'tutorial/validators/'],
  ] as const) {
    await page.keyboard.press('/');
    await ask(page, query);
    await page.keyboard.press('Enter');
    await expect(page, query).toHaveURL(`/docs/${unreleased.path}/${target}`);
    const [, anchor] = target.split('#');
    if (anchor) {
      await expectArrival(page, `[id="${anchor}"]`);
    }
  }
});

test('excerpts are sentences: marks on words, code as code, no backticks', async ({page}) => {
  await visit(page, `/search/?in=${unreleased.path}`);
  for (const query of ['cannot find package', 'spec.artifacts', 'holos render platform']) {
    await ask(page, query);
    await expect(optionsOf(page).locator('mark').nth(2)).toBeVisible();
    const found = await optionsOf(page).evaluateAll((options) =>
      options.map((option) => ({
        text: option.textContent,
        marks: Array.from(option.querySelectorAll('mark'), (mark) => mark.textContent),
      })),
    );
    expect(found.length).toBeGreaterThan(3);
    expect(found.flatMap(({marks}) => marks).length, query).toBeGreaterThan(2);
    expect(found.filter(({text}) => text.includes('`'))).toEqual([]);
    expect(
      found.flatMap(({marks}) => marks).filter((mark) => !/^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u.test(mark)),
    ).toEqual([]);
  }
  await expect(optionsOf(page).locator('code').first()).toBeVisible();
  // Whole output of a terminal leads to cause and remedy at once.
  await ask(
    page,
    'error at internal/helm/helm.go:62: failed to pull chart: chart "redis" version "20.1.0" not fou nd in ' +
      'https://charts.example.com/ repository error at cli/render/render.go:89: could not render component',
  );
  const first = optionsOf(page).first();
  await expect(first).toContainText('The repository answers, and has no such version of the chart.');
  await expect(first).toContainText('Fix: look up the versions that exist');
  await expect(first.locator('code').first()).toHaveText('helm search repo --versions');
});

test('a result says what it is and where it stands, with its version', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  await page.keyboard.press('/');
  const first = optionsOf(page).first();
  for (const [query, says, scope] of [
    ['KustomizeConfig', /^KustomizeConfigTypeDocs v\S+ › API › Author API/],
    ['EnableHooks', /^EnableHooksFieldDocs v\S+ › API › Author API › Helm/],
    ['--write-to', /^--write-toFlag/],
    ['cannot find package', /^cannot find package.*Error/],
    ['holos compare yaml', /^holos compare yamlCommand/],
    ['KustomizeConfig', new RegExp(`Docs ${released.path} › API › Author API`), `Docs ${released.path}`],
    ['Validators check the manifest', /Post/, 'Blog'],
  ] as [string, RegExp, string?][]) {
    if (scope) {
      await scopeOf(page, scope).check();
    }
    await ask(page, query);
    await expect(first, query).toContainText(says);
  }
});

test('the version one reads is searched; one can widen it', async ({page}) => {
  await visit(page, `/docs/${released.path}/glossary/`);
  await opener(page).click();
  await expect(scopeOf(page, `Docs ${released.path}`)).toBeChecked();
  await ask(page, 'validators');
  expect(await shownOn(page)).not.toEqual([]);
  for (const address of await shownOn(page)) {
    expect(address).toMatch(new RegExp(`^/docs/${released.path}/`));
  }
  await scopeOf(page, 'Blog').check();
  await expect(page.getByRole('status').filter({hasText: 'in Blog'})).toBeVisible();
  expect((await shownOn(page))[0]).toMatch(/^\/blog\/validators-feature\//);
  await scopeOf(page, 'Everywhere').check();
  await expect(page.getByRole('status').filter({hasText: 'in the site'})).toBeVisible();
  const sections = new Set((await shownOn(page)).map((address) => address.split('/').slice(1, 3).join('/')));
  expect(sections.size).toBeGreaterThan(1);
});

test('a query can be linked, and the address follows what one types, as one page view', async ({
  page,
  analytics,
}) => {
  await visit(page, `/search/?q=promotion&in=${unreleased.path}`);
  await expect(inputOf(page)).toHaveValue('promotion');
  await expect(optionsOf(page).first()).toContainText('Kargo');
  const views = (await analytics.pageViews(page)).length;
  await ask(page, 'flux');
  await expect(page).toHaveURL(`/search/?q=flux&in=${unreleased.path}`);
  expect((await analytics.pageViews(page)).length).toBe(views);
});

test('the search is loaded when it opens, its index with the first letter, once', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, page6);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => /search/.test(address))).toEqual([]);
  requests.length = 0;
  await page.keyboard.press('/');
  await expect(scopeOf(page, `Docs ${unreleased.path}`)).toBeChecked();
  expect(requests.filter((address) => address.startsWith('/search-index/'))).toEqual([]);
  await ask(page, 'BuildPlan');
  await expect(optionsOf(page).locator('mark').nth(2)).toBeVisible();
  expect(requests.filter((address) => address.startsWith('/search-index/'))).toHaveLength(1);
  // What travels is compressed by the host. A size is that of the whole file, however much has arrived.
  const bytes = requests.reduce((sum, address) => sum + gzipSync(read(address)).length, 0);
  expect(bytes).toBeLessThanOrEqual(125_000);
  requests.length = 0;
  await ask(page, 'validators');
  await expect(optionsOf(page).locator('mark').nth(2)).toBeVisible();
  expect(requests.filter((address) => /search/.test(address))).toEqual([]);
});
