import {released, unreleased} from '../../config/versions';
import {links, site} from '../../config/site';
import {colorToggle, expect, test, visit} from '../support/fixtures';
import {foldOf, languageMenu, versionMenu} from '../support/shell';

const kinds = {
  'the home page': '/',
  'a generic page': '/markdown-page/',
  'a docs page': `/docs/${released.path}/glossary/`,
  'a blog post': '/blog/announcing-holos/',
} as const;

test('pages of every kind have the whole shell', async ({page}) => {
  for (const [kind, route] of Object.entries(kinds)) {
    await test.step(kind, async () => {
      await visit(page, route);
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeAttached();
      await expect(page.getByRole('banner').getByRole('button', {name: 'Close'})).toBeVisible();
      const navbar = page.getByRole('navigation', {name: 'Main'});
      await expect(navbar.getByRole('link', {name: site.title, exact: true})).toHaveAttribute('href', '/');
      await expect(versionMenu(page)).toBeVisible();
      await expect(languageMenu(page)).toBeVisible();
      await expect(colorToggle(page)).toBeVisible();
    });
  }
});

test('the navbar items are Docs, Blog, GitHub and Discord, each with its target', async ({page}) => {
  await visit(page, '/');
  const items = page.getByRole('navigation', {name: 'Main'}).locator('a.navbar__item');
  await expect(items).toHaveText(['Docs', 'Blog', 'GitHub', 'Discord']);
  const targets = await items.evaluateAll((elements) =>
    elements.map((element) => ['href', 'target', 'rel'].map((name) => element.getAttribute(name))),
  );
  expect(targets).toEqual([
    [`/docs/${released.path}/tutorial/overview/`, null, null],
    ['/blog/', null, null],
    [links.repository, '_blank', 'noopener noreferrer'],
    [links.discord, '_blank', 'noopener noreferrer'],
  ]);
  expect([links.repository, links.discord]).toEqual([
    'https://github.com/holos-run/holos',
    'https://discord.gg/JgDVbNpye7',
  ]);
});

test('the navbar leads to the docs, the blog and home without loading a document', async ({page}) => {
  await visit(page, '/markdown-page/');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const [item, target, title] of [
    ['Docs', `/docs/${released.path}/tutorial/overview/`, /^Overview \|/],
    ['Blog', '/blog/', /^Blog \|/],
    ['Holos', '/', /^Review the manifests/],
  ] as const) {
    await navbar.getByRole('link', {name: item, exact: true}).click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + target);
    // The address and the canonical one change at the click, the page with its title later.
    await expect(page).toHaveTitle(title);
  }
  expect(documents).toEqual([]);
});

test('the item of the section one is in is marked', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/glossary/`);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.locator('a.navbar__link--active')).toHaveText('Docs');
  await navbar.getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(navbar.locator('a.navbar__link--active')).toHaveText('Blog');
});

test('the skip link comes first, shows on focus and moves the focus to the content', async ({page}) => {
  await visit(page, `/docs/${released.path}/glossary/`);
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the skip link leads past the navbar', async ({page}) => {
    await page.goto(`/docs/${released.path}/glossary/`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#__docusaurus_skipToContent_fallback$/);
    await page.keyboard.press('Tab');
    await expect(page.locator('#__docusaurus_skipToContent_fallback :focus')).toHaveCount(1);
  });
});

test('the navbar stays when one scrolls down', async ({page}) => {
  await visit(page, `/docs/${released.path}/glossary/`);
  const navbar = page.locator('nav.navbar');
  // A navbar that hides is marked from the start, and moves out by a transition later than this test looks.
  await expect(navbar).not.toHaveClass(/hideable/i);
  await page.keyboard.press('End');
  await page.waitForFunction(
    () => scrollY > 0 && Math.ceil(scrollY + innerHeight) >= document.body.scrollHeight,
  );
  expect((await navbar.boundingBox())?.y).toBe(0);
  await expect(navbar).toBeInViewport({ratio: 1});
});

test('the language switcher offers English, for this same page', async ({page}) => {
  await visit(page, `/docs/${unreleased.path}/api/core/`);
  const label = languageMenu(page);
  await expect(foldOf(label)).not.toHaveAttribute('open');
  await label.click();
  await expect(foldOf(label)).toHaveAttribute('open');
  const languages = foldOf(label).locator('a[lang]');
  await expect(languages).toHaveCount(1);
  await expect(languages).toBeVisible();
  await expect(languages).toHaveText('English');
  await expect(languages).toHaveAttribute('lang', 'en');
  await expect(languages).toHaveAttribute('href', `/docs/${unreleased.path}/api/core/`);
});

test('the footer carries the copyright and its links lead somewhere', async ({page, request}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`Copyright © 2025 ${site.authors}.`);
  const targets = await footer
    .getByRole('link')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets.filter((address) => address.startsWith('/'))) {
    expect((await request.get(target, {maxRedirects: 0})).status(), target).toBe(200);
  }
});
