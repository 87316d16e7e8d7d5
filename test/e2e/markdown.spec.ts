import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pages} from '../../config/pages';
import {expect, test, visit} from '../support/fixtures';
import {routesOf} from '../support/sitemap';

const page_ = '/docs/v1alpha5/tutorial/cue/';

const sections = new Map(pages.all().map(({route, section}) => [route, section]));
const sectionOf = (route: string) => sections.get(route);

/** The pages of the docs and the posts. */
const articles = () => routesOf(/./).filter((route) => sectionOf(route));

const copyOf = (route: string) => readFileSync(path.join('build', route, 'index.md'), 'utf8');

/** Text without blocks and spans of code. */
const prose = (markdown: string) =>
  markdown.replace(/^( *(?:> )?)(`{3,})[\s\S]*?^\1\2$/gm, '').replace(/`[^`\n]+`/g, '');

test('every page of the docs and every post has its copy, and nothing else has', () => {
  expect(articles().length).toBeGreaterThan(50);
  for (const route of articles()) {
    const markdown = copyOf(route);
    expect.soft(markdown, route).toMatch(/^# \S.*\n\n> \S.*\n\n(?:Holos v1|The Holos Authors, 20)/);
    expect.soft(markdown, route).toContain(`<https://holos.run${route}>`);
  }
  for (const route of ['', 'blog', 'blog/tags', 'search', 'markdown-page']) {
    expect.soft(existsSync(path.join('build', route, 'index.md')), route).toBe(false);
  }
});

test('copies are Markdown alone: no HTML, no components, no address that leads from here only', () => {
  for (const route of articles()) {
    const text = prose(copyOf(route));
    expect
      .soft(text.match(/<\/?[a-z][^>\n]*>/gi)?.filter((tag) => !tag.startsWith('<http')) ?? [], route)
      .toEqual([]);
    expect.soft(text.match(/\]\((?!https?:|mailto:)[^)]*\)/g) ?? [], route).toEqual([]);
    expect.soft(text, route).not.toMatch(/Copy code|Wrap long lines|Direct link to/);
  }
});

test('copies have every block of code of their page, character by character', async ({page}) => {
  for (const route of [page_, '/docs/v1alpha6/api/core/', '/blog/validators-feature/']) {
    await visit(page, route);
    const blocks = await page
      .locator('article pre code')
      .evaluateAll((codes) => codes.map((code) => code.textContent ?? ''));
    expect(blocks.length).toBeGreaterThan(3);
    const markdown = copyOf(route);
    for (const block of blocks) {
      expect.soft(markdown).toContain(`\n${block.replace(/\n$/, '')}\n`);
    }
  }
});

test('the index and the whole texts have all pages of their version', () => {
  const index = readFileSync('build/llms.txt', 'utf8');
  for (const route of articles()) {
    expect.soft(index).toContain(`(https://holos.run${route}index.md)`);
  }
  for (const version of ['v1alpha5', 'v1alpha6']) {
    const whole = readFileSync(`build/docs/${version}/llms-full.txt`, 'utf8');
    const own = articles().filter((route) => route.startsWith(`/docs/${version}/`));
    for (const route of own) {
      expect.soft(whole).toContain(copyOf(route).trim());
    }
    expect(whole.match(/^Holos v1alpha\d · </gm)).toHaveLength(own.length);
  }
});

test('the page is copied as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(page_);
  // Before React runs: the click is kept for it.
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('article').getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copyOf(page_));
  await expect(page.getByRole('article').getByRole('status')).toHaveText('');
});

test('a copy that cannot be had is said to be missing', async ({page, tolerate}) => {
  tolerate(/\b404\b/);
  await page.route('**/index.md', (route) => route.fulfill({status: 404, body: 'none'}));
  await visit(page, page_);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('article').getByRole('status')).toHaveText('Not copied');
});

for (const route of [page_, '/blog/announcing-holos/']) {
  test(`${route} can be viewed as Markdown, and names its copy`, async ({page}) => {
    await visit(page, route);
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
      'href',
      `${route}index.md`,
    );
    const [response] = await Promise.all([
      page.waitForResponse((got) => got.url().endsWith(`${route}index.md`)),
      page.getByRole('link', {name: 'View as Markdown'}).click(),
    ]);
    expect(response.headers()['content-type']).toMatch(/^text\/markdown/);
    await expect(page).toHaveURL(`${route}index.md`);
    await expect(page.locator('body')).toContainText(copyOf(route).split('\n', 1)[0] ?? '');
  });
}
