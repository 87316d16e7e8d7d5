import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';

function barOf(page: Page) {
  return page.getByRole('banner').filter({hasText: unreleased.label});
}

test('the announcement leads to the unreleased version, whose pages say themselves what they are', async ({
  page,
}) => {
  await visit(page, '/');
  await barOf(page).getByRole('link').click();
  await expect(page).toHaveURL(`/docs/${unreleased.path}/`);
  await expect(barOf(page)).toBeHidden();
  await visit(page, `/docs/${released.path}/`);
  await expect(barOf(page)).toBeVisible();
});

test('a closed announcement stays closed, on this page, the next and after a reload', async ({page}) => {
  await visit(page, '/');
  await expect(barOf(page)).toBeVisible();
  await barOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(barOf(page)).toHaveCount(0);

  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog/');
  await expect(barOf(page)).toHaveCount(0);

  await visit(page, `/docs/${released.path}/`);
  await expect(barOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('nav.navbar')).toBeVisible();
  // The bar stands in the HTML, and must not flash before React runs either.
  await expect(barOf(page)).toBeHidden();
});

test('an announcement that was only seen stays', async ({page}) => {
  await visit(page, '/');
  await visit(page, '/');
  await expect(barOf(page)).toBeVisible();
});

test('another announcement shows, though a former one was closed', async ({page}) => {
  await visit(page, '/');
  await barOf(page).getByRole('button', {name: 'Close'}).click();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'a-former-one'));
  await visit(page, '/');
  await expect(barOf(page)).toBeVisible();

  await barOf(page).getByRole('button', {name: 'Close'}).click();
  await visit(page, '/blog/');
  await expect(barOf(page)).toBeHidden();
});
