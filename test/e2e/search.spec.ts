import {released, unreleased} from '../../config/versions';
import {read} from '../support/built';
import {expect, test, visit} from '../support/fixtures';
import {queries} from '../support/queries';
import {ask, dialogOf, inputOf, opener, optionsOf, pagesShown, scopeOf} from '../support/search';

const page6 = `/docs/${unreleased.path}/tutorial/hello-holos/`;

test('readers find what they look for: first in all cases but two, among the first three in all', async ({
  page,
}) => {
  await visit(page, `/search/?in=${unreleased.path}`);
  const places: string[] = [];
  for (const [query, target] of queries) {
    await ask(page, query);
    const shown = await pagesShown(page);
    const place = shown.indexOf(`/docs/${unreleased.path}/${target}`) + 1;
    if (place !== 1) {
      places.push(`${query}: ${target} is number ${place} of ${shown.slice(0, 4).join(' ')}`);
    }
    expect.soft([1, 2, 3], `${query} in ${shown.slice(0, 4).join(' ')}`).toContain(place);
  }
  expect(places.length, places.join('\n')).toBeLessThanOrEqual(2);
});

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
  // The part of the page that answers, not the page.
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const first = await active();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  expect(await active()).not.toBe(first);
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('ArrowUp');
  }
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const target = (await options.nth(1).getAttribute('href')) ?? '';
  expect(target).toMatch(new RegExp(`^/docs/${unreleased.path}/api/core/#`));
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(dialogOf(page)).toHaveCount(0);
  const place = page.locator(target.slice(target.indexOf('#')));
  await expect(place).toBeInViewport();
  await expect(place, 'one sees where one arrived').toHaveAttribute('data-target', '');
  await expect(place).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(documents).toEqual([]);
});

test('Enter opens the place that answers; a page that is about the query opens at its top', async ({
  page,
}) => {
  await visit(page, `/search/?in=${unreleased.path}`);
  for (const [query, selected] of [
    [
      'cannot find package',
      new RegExp(`^/docs/${unreleased.path}/support/#(?:wrong-path|outside-platform)$`),
    ],
    ['unknown flag: --platform', `/docs/${unreleased.path}/support/#unknown-flag`],
    ['glossary', `/docs/${unreleased.path}/glossary/`],
    ['validators', `/docs/${unreleased.path}/tutorial/validators/`],
  ] as const) {
    await ask(page, query);
    await expect(page.getByRole('option', {selected: true}), query).toHaveAttribute('href', selected);
  }
});

test('excerpts are sentences: no glued words, no heading twice, no labels and paths of code', async ({
  page,
}) => {
  await visit(page, `/search/?in=${unreleased.path}`);
  for (const query of [
    'cannot find package',
    'validators',
    'artifact',
    'spec.artifacts',
    'holos render platform',
  ]) {
    await ask(page, query);
    const found = await optionsOf(page).evaluateAll((options) =>
      options.map((option) => {
        const [row, ...lines] = Array.from(option.children);
        const excerpt = lines.at(-1);
        return {
          heading: row?.firstElementChild?.textContent ?? '',
          excerpt: excerpt?.textContent ?? '',
          marks: Array.from(excerpt?.querySelectorAll('mark') ?? [], (mark) => mark.textContent),
        };
      }),
    );
    expect(found.length).toBeGreaterThan(3);
    for (const {heading, excerpt, marks} of found) {
      expect.soft(excerpt.startsWith(`${heading} ${heading}`), excerpt).toBe(false);
      expect
        .soft(excerpt)
        .not.toMatch(/\b(?:Terminal|Output)\b|\u2060|[a-z]{3}(?:Type|Presence|Default|Meaning)\b/);
      for (const mark of marks) {
        expect.soft(mark, excerpt).toMatch(/^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u);
        expect.soft(mark, excerpt).not.toMatch(/^valid$/i);
      }
    }
  }
});

test('a result says what it is and where it stands, with its version if that is another', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  await page.keyboard.press('/');
  const pageHit = (name: string) => optionsOf(page).filter({hasText: name}).first();
  await ask(page, 'KustomizeConfig');
  await expect(pageHit('Author API')).toHaveText('Author APIPageDocs › API');
  await expect(optionsOf(page).nth(1)).toContainText(/^KustomizeConfigType/);
  await ask(page, 'cannot find package');
  await expect(optionsOf(page).nth(1)).toContainText(/^cannot find package.*Error/);
  await ask(page, 'holos compare yaml');
  await expect(optionsOf(page).filter({hasText: /^holos compare yamlCommand/})).toHaveCount(1);
  await scopeOf(page, `Docs ${released.path}`).check();
  await ask(page, 'KustomizeConfig');
  await expect(pageHit('Author API')).toHaveText(`Author APIPageDocs ${released.path} › API`);
  await scopeOf(page, 'Blog').check();
  await ask(page, 'validators');
  await expect(optionsOf(page).first()).toContainText('Post');
});

test('what matches is marked, and its parts are listed below their page', async ({page}) => {
  await visit(page, `/search/?q=KustomizeConfig&in=${unreleased.path}`);
  const group = page.getByRole('group', {name: 'Author API'});
  await expect(group.getByRole('option', {name: /^KustomizeConfig/})).toHaveAttribute(
    'href',
    `/docs/${unreleased.path}/api/author/#KustomizeConfig`,
  );
  await expect(group.locator('mark').first()).toContainText('KustomizeConfig');
});

test('the version one reads is searched; one can widen it', async ({page}) => {
  await visit(page, `/docs/${released.path}/glossary/`);
  await opener(page).click();
  await expect(scopeOf(page, `Docs ${released.path}`)).toBeChecked();
  await ask(page, 'validators');
  expect(await pagesShown(page)).not.toEqual([]);
  for (const address of await pagesShown(page)) {
    expect(address).toMatch(new RegExp(`^/docs/${released.path}/`));
  }
  await scopeOf(page, 'Blog').check();
  await expect(page.getByRole('status').filter({hasText: 'in Blog'})).toBeVisible();
  expect((await pagesShown(page))[0]).toBe('/blog/validators-feature/');
  await scopeOf(page, 'Everywhere').check();
  await expect(page.getByRole('status').filter({hasText: 'in the site'})).toBeVisible();
  const sections = new Set(
    (await pagesShown(page)).map((address) => address.split('/').slice(1, 3).join('/')),
  );
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

test('hostile words of a link are text', async ({page}) => {
  const query = '<img src=x onerror=alert(1)>"><script>alert(1)</script>';
  await visit(page, `/search/?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('status').filter({hasText: query})).toBeVisible();
  await expect(page.locator('main img, main script')).toHaveCount(0);
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
