import {expect, test} from '../support/fixtures';
import {released} from '../../config/versions';

const setup = `/docs/${released.path}/tutorial/setup/`;
const controllers = ['topics/gitops/', 'topics/adopt/'].map((id) => `/docs/${released.path}/${id}`);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a tab shows its panel without a script, by keyboard, too, and print shows all panels', async ({
    page,
  }) => {
    await page.goto(setup);
    const brew = page.getByText('brew install holos-run/tap/holos');
    const go = page.getByText('go install github.com');
    await expect(page.getByText('bash install-tools.sh ~/.local/bin')).toBeVisible();
    await expect(brew).toBeHidden();
    await page.getByText('Homebrew', {exact: true}).first().click();
    await expect(brew).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: 'Go', exact: true})).toBeChecked();
    await expect(go).toBeVisible();
    await expect(brew).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(brew).toBeVisible();
    await expect(go).toBeVisible();
  });
});

test('a choice of tab applies to other pages, before and after React’s start', async ({page}) => {
  const flux = page.getByRole('radio', {name: 'Flux', exact: true});
  const [first = '', second = ''] = controllers;
  await page.goto(first);
  await page.getByRole('group', {name: 'GitOps controller'}).getByText('Flux', {exact: true}).click();
  await expect(flux).toBeChecked();
  await page.goto(second);
  await expect(flux).toBeChecked();
  await expect(page.getByText('flux diff kustomization')).toBeVisible();
  // By the router, to the page where it was chosen.
  await page.goto(`/docs/${released.path}/topics/`);
  await page.locator(`article a[href="${first}"]`).first().click();
  await expect(page).toHaveURL(first);
  await expect(flux).toBeChecked();
});
