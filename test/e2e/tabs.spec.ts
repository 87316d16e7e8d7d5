import type {Page} from '@playwright/test';
import {released} from '../../config/versions';
import {expect, hydrated, test} from '../support/fixtures';

const setup = `/docs/${released.path}/tutorial/setup/`;

const brew = (page: Page) => page.getByText('brew install holos-run/tap/holos');

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a tab shows its panel, also by arrow keys, and print has all panels with their labels', async ({
    page,
  }) => {
    await page.goto(setup);
    const go = page.getByText('go install github.com');
    const group = page.getByRole('radiogroup', {name: 'Installer'});
    await expect(page.getByText('bash install-tools.sh ~/.local/bin')).toBeVisible();
    await expect(brew(page)).toBeHidden();
    const label = group.locator('label', {hasText: 'Homebrew'});
    await label.click();
    await expect(brew(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', {name: 'Go', exact: true})).toBeChecked();
    await expect(go).toBeVisible();
    await expect(brew(page)).toBeHidden();
    await page.emulateMedia({media: 'print'});
    for (const printed of [brew(page), go, label]) {
      await expect(printed).toBeVisible();
    }
  });
});

test('a choice of tab survives React’s start', async ({page}) => {
  await page.goto(setup);
  await page.locator('label', {hasText: 'Homebrew'}).click();
  await hydrated(page);
  await expect(brew(page)).toBeVisible();
});

test('a link to a place in a closed tab shows it', async ({page}) => {
  await page.goto(setup);
  await brew(page).evaluate((code) => {
    (code.closest('pre') as Element).id = 'brew';
    location.hash = 'brew';
  });
  await expect(brew(page)).toBeInViewport();
});
