import {released, unreleased} from '../../config/versions';
import {accessibilityTree, namelessIn, type Node} from '../support/accessibilityTree';
import {expect, test, visit} from '../support/fixtures';

// That nothing lacks a name: see pages.spec.ts.
test('what has no name is noticed', async ({page}) => {
  await visit(page, '/');
  expect(namelessIn(await accessibilityTree(page))).toEqual([]);
  await page.evaluate(() => {
    const nav = document.createElement('nav');
    nav.append(document.createElement('button'));
    document.querySelector('main')?.append(nav, document.createElement('main'));
  });
  expect(namelessIn(await accessibilityTree(page))).toEqual(
    expect.arrayContaining(['button', 'navigation', 'not one main']),
  );
});

test('a diagram is an image with a title and a description', async ({page}) => {
  await visit(page, `/docs/${released.path}/topics/architecture/`);
  await expect(page.locator('.docusaurus-mermaid-container svg').first()).toBeVisible();
  const tree = await accessibilityTree(page);
  expect(tree).toContainEqual(
    expect.objectContaining({
      name: 'The rendering pipeline',
      description: expect.stringContaining('BuildPlan') as unknown,
    }),
  );
});

test('the color toggle and the dropdowns say what they are and in which state', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  const named = (tree: Node[]) =>
    tree.filter(({role}) => role === 'button' || role === 'DisclosureTriangle').map(({name}) => name);
  const before = named(await accessibilityTree(page));
  const toggle = page.getByRole('button', {name: 'Dark mode', pressed: false});
  await expect(toggle).toHaveCount(1);
  expect(before).toContainEqual(
    expect.stringMatching(new RegExp(`^Documentation version:? ${unreleased.path}$`)),
  );
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: 'Dark mode', pressed: true})).toHaveCount(1);
});
