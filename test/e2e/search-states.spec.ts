// The search before a query, without results, and when it can't run.
import {released, unreleased} from '../../config/versions';
import {links} from '../../config/site';
import {expect, test, visit} from '../support/fixtures';
import {ask, dialogOf, inputOf, optionsOf, scopeOf, shownOn} from '../support/search';

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
  await expect(optionsOf(page).first()).toContainText('Kustomiz');
  await ask(page, 'жжж');
  await expect(status.filter({hasText: `No results for “жжж” in Docs ${unreleased.path}.`})).toBeVisible();
  await expect(optionsOf(page)).toHaveCount(0);
  const main = page.getByRole('main');
  const docs = main.getByRole('link', {name: 'Documentation'});
  await expect(docs).toHaveAttribute('href', `/docs/${released.path}/`);
  await expect(main.getByRole('link', {name: 'Discord'})).toHaveAttribute('href', links.discord);
  await expect(main.getByRole('link', {name: 'Issues on GitHub'})).toBeVisible();
  await scopeOf(page, 'Blog').check();
  await ask(page, 'txtar');
  await expect(status.filter({hasText: /No results .* in Blog/})).toBeVisible();
  await page.getByRole('button', {name: 'Search everywhere'}).click();
  await expect(status.filter({hasText: /\d+ results? for .* in the site/})).toBeVisible();
  await expect(scopeOf(page, 'Everywhere')).toBeChecked();
});

test('before a query, the search leads to the main pages of the reader’s version', async ({page}) => {
  await visit(page, page6);
  await page.keyboard.press('Control+k');
  const places = dialogOf(page).getByRole('link');
  await expect(places.first()).toBeInViewport();
  await inputOf(page).fill('helm');
  await expect(optionsOf(page)).toHaveCount(12);
  await expect(places).toHaveCount(0);
  await inputOf(page).fill('');
  await places.filter({hasText: 'Glossary'}).press('Enter');
  await expect(page).toHaveURL(`/docs/${unreleased.path}/glossary/`);
});

test('screen readers get the number of results, and more of them keep their order', async ({page}) => {
  await visit(page, page6);
  await page.keyboard.press('Control+k');
  await ask(page, 'holos');
  await expect(optionsOf(page)).toHaveCount(12);
  await expect(dialogOf(page).getByRole('status')).toContainText(/First 12 of \d{3} results/);
  const before = await shownOn(page);
  await page.getByRole('button', {name: 'Show more'}).click();
  await expect(optionsOf(page)).toHaveCount(48);
  expect((await shownOn(page)).slice(0, 12)).toEqual(before);
});

test(
  'if the index or the engine fails to load, the search says so and can retry',
  {tag: '@first'},
  async ({page, tolerate}) => {
    tolerate(/search-index|assets|Failed to load resource/);
    for (const files of ['**/assets/js/*.js', '**/search-index/*.json']) {
      await visit(page, '/search/');
      await expect(scopeOf(page, 'Everywhere')).toBeVisible();
      await page.route(files, (route) => route.abort());
      await inputOf(page).fill('kargo');
      await expect(page.getByText("The search index didn't load.")).toBeVisible();
      await page.unroute(files);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(optionsOf(page).first()).toContainText('Kargo');
    }
  },
);

test('a search that can’t start says so in its dialog, where Retry starts it with what was typed', async ({
  page,
  context,
  tolerate,
}) => {
  [/ERR_INTERNET_DISCONNECTED/, /^request failed: /].forEach(tolerate);
  await page.goto(page6);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('helm');
  const retry = dialogOf(page).getByRole('button', {name: 'Retry'});
  await expect(retry).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(retry).toBeInViewport();
  await expect(inputOf(page)).toHaveValue('helm');
  await context.setOffline(false);
  await retry.click();
  await expect(optionsOf(page)).toHaveCount(12);
  await expect(retry).toHaveCount(0);
  await expect(page).toHaveURL(page6);
});
