// What the search shows before a query, when it finds nothing, and where it cannot run.
import {unreleased} from '../../config/versions';
import {links} from '../../config/site';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {visitHeld} from '../support/scripts';
import {ask, dialogOf, inputOf, opener, optionsOf, scopeOf, shownOn} from '../support/search';
import {shiftsOf, watchShifts} from '../support/shifts';

const page6 = `/docs/${unreleased.path}/tutorial/hello-holos/`;

test('what is not found is said, and where one gets on', async ({page}) => {
  const status = page.getByRole('status');
  await visit(page, `/search/?in=${unreleased.path}`);
  // A word that occurs nowhere does not hide what the others find.
  await ask(page, 'validators zzzz');
  await expect(status.filter({hasText: 'for parts of “validators zzzz”'})).toContainText(
    'Nothing for “zzzz”.',
  );
  expect(await shownOn(page)).toContain(`/docs/${unreleased.path}/tutorial/validators/`);
  await ask(page, 'kustomizaton');
  await expect(
    status.filter({hasText: 'Showing results for “kustomization” instead of “kustomizaton”.'}),
  ).toBeVisible();
  await ask(page, 'жжж');
  await expect(status.filter({hasText: `Nothing in Docs ${unreleased.path} for “жжж”.`})).toBeVisible();
  await expect(optionsOf(page)).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'glossary'})).toHaveAttribute(
    'href',
    `/docs/${unreleased.path}/glossary/`,
  );
  await expect(main.getByRole('link', {name: 'Discord'})).toHaveAttribute('href', links.discord);
  await expect(main.getByRole('link', {name: 'an issue on GitHub'})).toBeVisible();
  await scopeOf(page, 'Blog').check();
  await ask(page, 'AuthSource');
  await expect(status.filter({hasText: 'Nothing in Blog'})).toBeVisible();
  await page.getByRole('button', {name: 'Search everywhere'}).click();
  await expect(status.filter({hasText: /\d+ results? in the site/})).toBeVisible();
  await expect(scopeOf(page, 'Everywhere')).toBeChecked();
});

test('before a query there are pages to start from, and messages that lead to their fix', async ({page}) => {
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

test('nothing moves on the page of the search, with a query and without', async ({page}) => {
  await watchShifts(page);
  for (const [address, sign] of [
    ['/search/', page.getByRole('region', {name: 'Common errors'})],
    ['/search/?q=validators', optionsOf(page).first()],
    ['/search/?q=жжж', page.getByRole('main').getByRole('link', {name: 'glossary'})],
  ] as const) {
    await visit(page, address);
    await expect(sign).toBeVisible();
    expect.soft(await shiftsOf(page), address).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('nothing in the dialog speaks of keys, and all of it is as large as a finger', async ({page}) => {
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

test('who types into the page of the search before React, and on, loses no letter', async ({page}) => {
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

test('an index that does not arrive is said; trying again helps', async ({page, tolerate}) => {
  tolerate(/search-index|Failed to load resource/);
  let broken = true;
  await page.route('**/search-index/*.json', (route) => (broken ? route.abort() : route.fallback()));
  await visit(page, '/search/?q=kargo');
  await expect(page.getByText('The search index did not load.')).toBeVisible();
  broken = false;
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(optionsOf(page).first()).toContainText('Kargo');
});
