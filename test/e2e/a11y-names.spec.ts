import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';

interface Node {
  role: string;
  name: string;
  description: string;
  /** Role of what it stands in. */
  parent: string;
}

/** The page as Chromium tells it to a screen reader. */
async function accessibilityTree(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const roles = new Map(nodes.map(({nodeId, role}) => [nodeId, String(role?.value ?? '')]));
  return nodes
    .filter(({ignored}) => !ignored)
    .map(({role, name, description, parentId}) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      description: String(description?.value ?? '').trim(),
      parent: roles.get(parentId ?? '') ?? '',
    }));
}

const controls = ['link', 'button', 'checkbox', 'textbox', 'combobox', 'tab', 'DisclosureTriangle'];
const landmarks = ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region', 'search'];

const kinds = {
  home: '/',
  'docs page': '/docs/v1alpha6/tutorial/hello-holos/',
  'reference page': '/docs/v1alpha5/api/core/',
  'page with diagrams': '/docs/v1alpha5/topics/architecture/',
  'blog list': '/blog/',
  post: '/blog/validators-feature/',
  'generic page': '/markdown-page/',
};

for (const [kind, route] of Object.entries(kinds)) {
  test(`every control of the ${kind} has a name, and so has every landmark of a kind that repeats`, async ({
    page,
  }) => {
    await visit(page, route);
    const tree = await accessibilityTree(page);
    const found = tree.filter(({role}) => controls.includes(role));
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter(({name}) => name === '')).toEqual([]);

    const places = tree.filter(({role}) => landmarks.includes(role));
    for (const role of ['main', 'contentinfo'] as const) {
      expect(places.filter((place) => place.role === role)).toHaveLength(1);
    }
    const repeated = places.filter(({role}) => places.filter((place) => place.role === role).length > 1);
    expect(repeated.filter(({name}) => name === '')).toEqual([]);
    const names = places.map(({role, name}) => `${role} ${name}`);
    expect(names).toEqual([...new Set(names)]);
  });
}

test('images say what they show, or are hidden as ornaments', async ({page}) => {
  for (const route of [
    '/',
    '/blog/announcing-holos/',
    '/blog/validators-feature/',
    '/blog/why-cue-for-configuration/',
  ]) {
    await visit(page, route);
    const images = (await accessibilityTree(page)).filter(
      // A control's own name stands for the picture in it.
      ({role, parent}) => ['image', 'img'].includes(role) && !controls.includes(parent),
    );
    expect(images.length, route).toBeGreaterThan(0);
    expect(
      images.filter(({name}) => name === ''),
      route,
    ).toEqual([]);
  }
});

test('a diagram is an image with a title and a description', async ({page}) => {
  await visit(page, kinds['page with diagrams']);
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
  await visit(page, '/docs/v1alpha6/glossary/');
  const named = (tree: Node[]) =>
    tree.filter(({role}) => role === 'button' || role === 'DisclosureTriangle').map(({name}) => name);
  const before = named(await accessibilityTree(page));
  expect(before).toContainEqual(
    expect.stringMatching(/^Switch between dark and light mode \(currently light mode\)$/),
  );
  expect(before).toContainEqual(expect.stringMatching(/^Documentation version:? v1alpha6\sunreleased$/));
  await page.getByRole('button', {name: /^Switch between/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(async () => named(await accessibilityTree(page)))
    .toContainEqual(expect.stringMatching(/^Switch between dark and light mode \(currently dark mode\)$/));
});
