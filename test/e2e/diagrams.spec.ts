import {unreleased} from '../../config/versions';
import {colorToggle, expect, test, visit} from '../support/fixtures';
import {Name} from '../../plugins/engine/names';

const route = `/docs/${unreleased.path}/topics/architecture/`;

test('each color mode loads its own picture of a diagram, and print has the light one', async ({page}) => {
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

const drawn = `/docs/${unreleased.path}/topics/kargo/`;

test('only a page with a diagram loads Mermaid, and draws it without the reader’s act', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(response.text());
    }
  });
  const mermaids = async () =>
    (await Promise.all(scripts.splice(0))).filter((text) => text.includes('No diagram type detected'));
  await visit(page, route);
  expect(await mermaids()).toHaveLength(0);
  await page.goto(drawn);
  const drawing = page.locator('.docusaurus-mermaid-container svg');
  await expect(drawing).toContainText('opens a pull request');
  expect(await mermaids()).toHaveLength(1);
  // The drawing names itself, so its source isn't read, too.
  await expect(drawing).toHaveAccessibleName('A promotion to dev');
  const source = page.locator(`.${Name.Diagram} pre`);
  await expect(source).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(source).toBeVisible();
});
