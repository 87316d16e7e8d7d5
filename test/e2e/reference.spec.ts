// The pages of the reference, which are as long as no others.
import type {Page} from '@playwright/test';
import {unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';

const core = `/docs/${unreleased.path}/api/core/`;

const contentsOf = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

test.use({viewport: {width: 1500, height: 700}});

test('the address of a field shows its name, type and description, and the type in the contents', async ({
  page,
}) => {
  await visit(page, `${core}#Helm.enableHooks`);
  const field = page.locator('[id="Helm.enableHooks"]');
  await expect(field).toBeInViewport({ratio: 1});
  await expect(field).toContainText('enableHooks? bool');
  await expect(contentsOf(page).locator('[aria-current]')).toHaveText('#Helm');
});

test('each entry of the contents can be reached by scrolling and by keyboard', async ({page}) => {
  await visit(page, core);
  const links = contentsOf(page).getByRole('link');
  expect(await links.count()).toBeGreaterThan(30);
  const last = links.last();
  await expect(last).not.toBeInViewport();
  await contentsOf(page).hover();
  await page.mouse.wheel(0, 3000);
  await expect(last).toBeInViewport({ratio: 1});
  await links.nth(-2).focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  const target = (await last.getAttribute('href'))?.slice(1) ?? '';
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
});
