// The search before a query, without results, and when it can't run.
import {unreleased} from '../../config/versions';
import {links} from '../../config/site';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {visitHeld} from '../support/scripts';
import {ask, dialogOf, inputOf, opener, optionsOf, scopeOf, shownOn} from '../support/search';
import {shiftsOf, watchShifts} from '../support/shifts';

const page6 = `/docs/${unreleased.path}/tutorial/hello-holos/`;

test('without results, the search says what it missed and where else to look', async ({page}) => {
  const status = page.getByRole('status');
  await visit(page, `/search/?in=${unreleased.path}`);
  // An unknown word doesn't hide the results of the other words.
  await ask(page, 'validators zzzz');
  await expect(status.filter({hasText: 'partial matches for “validators zzzz”'})).toContainText(
    'No page contains “zzzz”.',
  );
  expect(await shownOn(page)).toContain(`/docs/${unreleased.path}/tutorial/validators/`);
  await ask(page, 'kustomizaton');
  await expect(
    status.filter({hasText: 'Showing results for “kustomization” instead of “kustomizaton”.'}),
  ).toBeVisible();
  await ask(page, 'жжж');
  await expect(status.filter({hasText: `No results for “жжж” in Docs ${unreleased.path}.`})).toBeVisible();
  await expect(optionsOf(page)).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Glossary'})).toHaveAttribute(
    'href',
    `/docs/${unreleased.path}/glossary/`,
  );
  await expect(main.getByRole('link', {name: 'Discord'})).toHaveAttribute('href', links.discord);
  await expect(main.getByRole('link', {name: 'Issues on GitHub'})).toBeVisible();
  await scopeOf(page, 'Blog').check();
  await ask(page, 'txtar');
  await expect(status.filter({hasText: /No results .* in Blog/})).toBeVisible();
  await page.getByRole('button', {name: 'Search everywhere'}).click();
  await expect(status.filter({hasText: /\d+ results? for .* in the site/})).toBeVisible();
  await expect(scopeOf(page, 'Everywhere')).toBeChecked();
});

test('screen readers get the number of results, and the search page shows all of them in steps', async ({
  page,
}) => {
  await visit(page, page6);
  await page.keyboard.press('/');
  await ask(page, 'holos');
  const dialog = dialogOf(page);
  await expect(optionsOf(page)).toHaveCount(12);
  const total = /First 12 of (\d+) results/.exec((await dialog.getByRole('status').textContent()) ?? '')?.[1];
  expect(Number(total)).toBeGreaterThan(96);
  await dialog.getByRole('link', {name: 'Show all results'}).click();
  await expect(page).toHaveURL(`/search/?q=holos&in=${unreleased.path}`);
  await expect(page.getByRole('status').filter({hasText: `First 48 of ${total} results`})).toBeVisible();
  const found = optionsOf(page);
  await expect(found).toHaveCount(48);
  const before = await shownOn(page);
  await page.getByRole('button', {name: 'Show 48 more'}).click();
  await expect(found).toHaveCount(96);
  expect((await shownOn(page)).slice(0, 48)).toEqual(before);
});

test('before a query, the panel links to pages to start from and to fixes of common errors', async ({
  page,
}) => {
  await visit(page, page6);
  await page.keyboard.press('/');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('region', {name: 'Start here'}).getByRole('link')).toHaveCount(4);
  const error = dialog.getByRole('region', {name: 'Common errors'}).getByRole('link').first();
  const address = (await error.getAttribute('href')) ?? '';
  await error.click();
  await expect(page).toHaveURL(address);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
});

test('the search page has no layout shift, with or without a query', async ({page}) => {
  await watchShifts(page);
  for (const [address, sign] of [
    ['/search/', page.getByRole('region', {name: 'Common errors'})],
    ['/search/?q=validators', optionsOf(page).first()],
    ['/search/?q=жжж', page.getByRole('main').getByRole('link', {name: 'Glossary'})],
  ] as const) {
    await visit(page, address);
    await expect(sign).toBeVisible();
    expect.soft(await shiftsOf(page), address).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('on a phone, the search mentions no keys, and its controls are large enough for fingers', async ({
    page,
  }) => {
    await visit(page, page6);
    await opener(page).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('button', {name: 'Close'})).toHaveText(/Close/);
    await expect(dialog.locator('kbd:visible')).toHaveCount(0);
    await expect(dialog.getByRole('region', {name: 'Start here'})).toBeVisible();
    const small = () =>
      dialog.locator('button, a, label, input:not([type=radio])').evaluateAll((controls) =>
        controls
          .filter((control) => control.closest('p[class*=note]') === null)
          .map((control) => ({
            name: control.textContent,
            height: control.getBoundingClientRect().height,
          }))
          .filter(({height}) => height < 44),
      );
    expect(await small()).toEqual([]);
    await ask(page, 'kustomizaton');
    await expect(optionsOf(page).first()).toBeVisible();
    expect(await small()).toEqual([]);
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('letters typed into the search page before React starts are kept', async ({page}) => {
  const scripts = await visitHeld(page, '/search/');
  await inputOf(page).focus();
  await page.keyboard.type('ka');
  scripts.release();
  await hydrated(page);
  await page.keyboard.type('rgo');
  await expect(inputOf(page)).toHaveValue('kargo');
  await expect(page).toHaveURL(/\/search\/\?q=kargo&in=/);
  await expect(optionsOf(page).first()).toContainText('Kargo');
});

test('if the index fails to load, the search says so and can retry', async ({page, tolerate}) => {
  tolerate(/search-index|Failed to load resource/);
  let broken = true;
  await page.route('**/search-index/*.json', (route) => (broken ? route.abort() : route.fallback()));
  await visit(page, '/search/?q=kargo');
  await expect(page.getByText("The search index didn't load.")).toBeVisible();
  broken = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(optionsOf(page).first()).toContainText('Kargo');
});
