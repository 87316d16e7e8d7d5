import {unreleased} from '../../config/versions';
import {colorToggle, expect, test, visit} from '../support/fixtures';

const route = `/docs/${unreleased.path}/topics/architecture/`;

test('each color mode loads and shows its own picture of a diagram, and print has the light one', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, route);
  const picture = page.locator('.diagram img:visible');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', /#gh-light-mode-only$/);
  await expect(picture).toHaveJSProperty('complete', true);
  expect(requests.filter((url) => url.includes('processes-dark'))).toEqual([]);
  await colorToggle(page).click();
  await expect(picture).toHaveAttribute('src', /#gh-dark-mode-only$/);
  await page.reload();
  await expect(picture).toHaveAttribute('src', /#gh-dark-mode-only$/);
  await page.emulateMedia({media: 'print'});
  await expect(picture).toHaveAttribute('src', /#gh-light-mode-only$/);
});
