import {released, unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';

test.beforeEach(({tolerate}) => tolerate(/404/));

test('the not-found page offers the page with a similar address, without a layout shift', async ({
  page: tab,
}) => {
  // On a phone, the offer and the sentence that it replaces have two lines.
  await tab.setViewportSize({width: 390, height: 844});
  const place = () => document.querySelector('main form')?.getBoundingClientRect().y;
  await tab.addInitScript(
    `addEventListener('readystatechange', () => (window.placeAtFirst ??= (${place})()), true)`,
  );
  for (const [address, page] of [
    [`/docs/${unreleased.path}/tutorial/hello-holo/`, `/docs/${unreleased.path}/tutorial/hello-holos/`],
    ['/tutorial/setup/', `/docs/${released.path}/tutorial/setup/`],
    ['/blog/validator-feature/', '/blog/validators-feature/'],
  ] as const) {
    await visit(tab, address);
    await expect(tab).toHaveTitle('Page not found | Holos');
    await expect(tab.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
    const offer = tab.getByRole('status').filter({hasText: 'Did you mean'});
    await expect(offer).toBeVisible();
    expect(await tab.evaluate(place)).toBe(await tab.evaluate('placeAtFirst'));
    await offer.getByRole('link', {name: page}).click();
    await expect(tab).toHaveURL(page);
    await expect(tab.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  }
});

test('the not-found page offers places to go and a search for the words of the address', async ({
  page,
  request,
}) => {
  await visit(page, '/docs/validators-and-policies.html');
  await expect(page).toHaveTitle('Page not found | Holos');
  await expect(page.locator('nav.navbar').getByRole('link', {name: 'Blog'})).toBeVisible();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
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
