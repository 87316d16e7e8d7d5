import {released} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';

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
