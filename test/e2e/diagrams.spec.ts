import {readdirSync, readFileSync} from 'node:fs';
import {unreleased} from '../../config/versions';
import {colorToggle, expect, test, visit} from '../support/fixtures';

const route = `/docs/${unreleased.path}/topics/architecture/`;

/** Words of the library that no other script has. */
const signature = 'No diagram type detected';

test('a color mode shows and loads its own picture of a diagram, and paper shows the light one', async ({
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

test('no script of the site has the diagram library', () => {
  const scripts = readdirSync('build/assets/js').map((name) =>
    readFileSync(`build/assets/js/${name}`, 'utf8'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((script) => script.includes(signature))).toEqual([]);
});

for (const [name, width] of Object.entries({phone: 390, desktop: 1280})) {
  test(`on a ${name} diagrams fit their place and keep their form`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, route);
    const picture = page.locator('.diagram img:visible');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    const {overflow, form} = await picture.evaluate((image: HTMLImageElement) => ({
      overflow:
        image.getBoundingClientRect().right - (image.closest('.diagram')?.getBoundingClientRect().right ?? 0),
      form: image.width / image.height - image.naturalWidth / image.naturalHeight,
    }));
    expect(overflow).toBeLessThan(0);
    expect(form).toBeCloseTo(0, 1);
  });
}
