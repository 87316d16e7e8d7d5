import type {Page} from '@playwright/test';
import {read} from '../support/built';
import {expect, test, visit} from '../support/fixtures';
import {queries} from '../support/queries';

const page6 = '/docs/v1alpha6/tutorial/hello-holos/';

const opener = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search'});
const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const inputOf = (page: Page) => page.getByRole('combobox', {name: 'Search', exact: true});
const scopeOf = (page: Page) => page.getByRole('combobox', {name: 'Search in'});

/** Asks for something and waits for its answer. */
async function ask(page: Page, query: string): Promise<void> {
  await inputOf(page).fill(query);
  await expect(page.getByRole('status').filter({hasText: `“${query}”`})).toBeVisible();
}

const optionsOf = (page: Page) => page.getByRole('listbox', {name: 'Pages'}).getByRole('option');

/** Addresses of the pages that are shown, in their order. */
const pagesShown = (page: Page) =>
  page
    .getByRole('listbox', {name: 'Pages'})
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.querySelector('a')?.getAttribute('href') ?? ''));

test('readers find what they look for: first in all cases but two, among the first three in all', async ({
  page,
}) => {
  await visit(page, '/search/?in=v1alpha6');
  const places: string[] = [];
  for (const [query, target] of queries) {
    await ask(page, query);
    const shown = await pagesShown(page);
    const place = shown.indexOf(`/docs/v1alpha6/${target}`) + 1;
    if (place !== 1) {
      places.push(`${query}: ${target} is number ${place} of ${shown.slice(0, 4).join(' ')}`);
    }
    expect.soft([1, 2, 3], `${query} in ${shown.slice(0, 4).join(' ')}`).toContain(place);
  }
  expect(places.length, places.join('\n')).toBeLessThanOrEqual(2);
});

for (const [name, keys] of [
  ['a slash', '/'],
  ['Ctrl-K', 'Control+k'],
] as const) {
  test(`${name} opens the search, Escape closes it and gives the focus back`, async ({page}) => {
    await visit(page, page6);
    await opener(page).focus();
    await page.keyboard.press(keys);
    await expect(inputOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}

test('the button opens the search; a click beside it closes it', async ({page}) => {
  await visit(page, page6);
  await opener(page).click();
  await expect(inputOf(page)).toBeFocused();
  await page.mouse.click(5, 500);
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a slash that one writes is text', async ({page}) => {
  await visit(page, '/search/');
  await inputOf(page).pressSequentially('a/b');
  await expect(inputOf(page)).toHaveValue('a/b');
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
  await page.keyboard.press('ArrowDown');
  const target = (await options.nth(1).getAttribute('href')) ?? '';
  expect(target).toMatch(/^\/docs\/v1alpha6\/api\/core\/#/);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.locator(target.slice(target.indexOf('#')))).toBeInViewport();
  expect(documents).toEqual([]);
});

test('what matches is marked, and its parts are listed below their page', async ({page}) => {
  await visit(page, '/search/?q=KustomizeConfig&in=v1alpha6');
  const group = page.getByRole('group', {name: 'Author API'});
  await expect(group.getByRole('option', {name: /^KustomizeConfig/})).toHaveAttribute(
    'href',
    '/docs/v1alpha6/api/author/#KustomizeConfig',
  );
  await expect(group.locator('mark').first()).toContainText('KustomizeConfig');
});

test('the version one reads is searched; one can widen it', async ({page}) => {
  await visit(page, '/docs/v1alpha5/glossary/');
  await opener(page).click();
  await expect(scopeOf(page)).toHaveValue('v1alpha5');
  await ask(page, 'validators');
  expect(await pagesShown(page)).not.toEqual([]);
  for (const address of await pagesShown(page)) {
    expect(address).toMatch(/^\/docs\/v1alpha5\//);
  }
  await scopeOf(page).selectOption('Blog');
  await expect(page.getByRole('status').filter({hasText: 'in Blog'})).toBeVisible();
  expect((await pagesShown(page))[0]).toBe('/blog/validators-feature/');
  await scopeOf(page).selectOption('Everywhere');
  await expect(page.getByRole('status').filter({hasText: 'in the site'})).toBeVisible();
  const sections = new Set(
    (await pagesShown(page)).map((address) => address.split('/').slice(1, 3).join('/')),
  );
  expect(sections.size).toBeGreaterThan(1);
});

test('what another section has is offered', async ({page}) => {
  await visit(page, '/search/?in=blog');
  await ask(page, 'AuthSource');
  await expect(page.getByRole('status').filter({hasText: 'Nothing in Blog'})).toBeVisible();
  await page.getByRole('button', {name: /^Search everywhere: \d+ pages$/}).click();
  await expect(page.getByRole('status').filter({hasText: 'pages in the site'})).toBeVisible();
});

for (const query of ['validators zzzz', 'validatorxyz']) {
  test(`nothing for "${query}": what comes nearest is offered`, async ({page}) => {
    await visit(page, '/search/?in=v1alpha6');
    await ask(page, query);
    await expect(page.getByRole('status').filter({hasText: 'What comes nearest:'})).toBeVisible();
    expect(await pagesShown(page)).toContain('/docs/v1alpha6/tutorial/validators/');
  });
}

test('nothing at all is said', async ({page}) => {
  await visit(page, '/search/');
  await ask(page, 'жжж');
  await expect(
    page.getByRole('status').filter({hasText: 'Nothing in Docs v1alpha5 for “жжж”.'}),
  ).toBeVisible();
  await expect(optionsOf(page)).toHaveCount(0);
});

test('a query can be linked, and the address follows what one types, as one page view', async ({
  page,
  analytics,
}) => {
  await visit(page, '/search/?q=promotion&in=v1alpha6');
  await expect(inputOf(page)).toHaveValue('promotion');
  await expect(optionsOf(page).first()).toContainText('Kargo');
  const views = (await analytics.pageViews(page)).length;
  await ask(page, 'flux');
  await expect(page).toHaveURL('/search/?q=flux&in=v1alpha6');
  expect((await analytics.pageViews(page)).length).toBe(views);
});

test('hostile words of a link are text', async ({page}) => {
  const query = '<img src=x onerror=alert(1)>"><script>alert(1)</script>';
  await visit(page, `/search/?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('status').filter({hasText: query})).toBeVisible();
  await expect(page.locator('main img, main script')).toHaveCount(0);
});

test('queries that led somewhere are offered again, and can be forgotten', async ({page}) => {
  await visit(page, page6);
  await page.keyboard.press('/');
  await ask(page, 'kargo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kargo\/$/);
  await page.keyboard.press('/');
  const recent = page.getByRole('region', {name: 'Recent searches'});
  await recent.getByRole('button', {name: 'kargo'}).click();
  await expect(inputOf(page)).toHaveValue('kargo');
  await inputOf(page).fill('');
  await recent.getByRole('button', {name: 'Forget these'}).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('holos.search.recent'))).toBeNull();
});

test('an index that does not arrive is said; trying again helps', async ({page, tolerate}) => {
  tolerate(/pagefind|Failed to load resource/);
  let broken = true;
  await page.route('**/pagefind/pagefind.js*', (route) => (broken ? route.abort() : route.fallback()));
  await visit(page, '/search/?q=kargo');
  await expect(page.getByText('The search index did not load.')).toBeVisible();
  broken = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(optionsOf(page).first()).toContainText('Kargo');
});

test('nothing of the search is loaded before one reaches for it, and the first answer costs little', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/pagefind/')) {
      requests.push(pathname);
    }
  });
  await visit(page, page6);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.keyboard.press('/');
  await ask(page, 'BuildPlan');
  expect(requests.length).toBeGreaterThan(3);
  // What Pagefind writes for itself is compressed already. Its size is that of the file, however much has arrived.
  const compressed = requests.filter((address) => /\/(?:index|fragment|filter)\//.test(address));
  const bytes = compressed.reduce((sum, address) => sum + read(address).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(72 * 1024);
});
