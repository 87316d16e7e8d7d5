import {released, unreleased} from '../../config/versions';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {visitHeld} from '../support/scripts';

test.beforeEach(({tolerate}) => tolerate(/404/));

test('the not-found page offers places to go and a search for the words of the address', async ({
  page,
  request,
}) => {
  await visit(page, '/docs/validators-and-policies.html');
  await expect(page).toHaveTitle('Page not found | Holos');
  await expect(page.locator('nav.navbar').getByRole('link', {name: 'Blog'})).toBeVisible();
  const links = await page
    .getByRole('main')
    .locator('li')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(4);
  expect(links[0]).toBe(`/docs/${released.path}/`);
  for (const link of links.filter((target) => target.startsWith('/'))) {
    expect((await request.get(link)).status(), link).toBe(200);
  }
  const form = page.getByRole('main').getByRole('search');
  await expect(form.getByRole('searchbox')).toHaveValue('validators and policies');
  await form.getByRole('searchbox').fill('validators');
  await form.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search/?q=validators');
  await expect(page.getByRole('option', {name: /^Validators/}).first()).toBeVisible();
});

test('the not-found page names the page that a mistyped address means, if there is one', async ({page}) => {
  const guess = page.getByRole('main').locator('h1 + p');
  for (const [address, meant] of [
    [`/docs/${released.path}/topics/public-chart/`, `/docs/${released.path}/topics/public-charts/`],
    [
      `/docs/${unreleased.path}/flux-kustomizaton.html`,
      `/docs/${unreleased.path}/topics/gitops/flux-kustomization/`,
    ],
  ] as const) {
    await visit(page, address);
    await expect(guess.getByRole('link')).toHaveAttribute('href', meant);
    // Not a page of the docs without a text, as the framework's.
    await expect(page).toHaveTitle('Page not found | Holos');
  }
});

test(
  'what a reader types into the field of the not-found page before React starts stays',
  {tag: '@first'},
  async ({page}) => {
    const scripts = await visitHeld(page, '/docs/validators-and-policies.html');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('kargo');
    await field.blur();
    scripts.release();
    await hydrated(page);
    await expect(field).toHaveValue('kargo');
  },
);
