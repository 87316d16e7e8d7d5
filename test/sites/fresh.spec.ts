/**
 * A new classic site with the configuration of plugins/README.md, in a browser. Webpack builds it, as it does any new site; each night,
 * with FRESH=faster, Rspack builds it, too.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {desktop, phone, violationsOf} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {addPages} from '../support/freshPages';
import {FreshSite, listed} from '../support/freshSite';

const text = (site: FreshSite, file: string) =>
  fs.readFileSync(path.join(site.folder, 'build', file), 'utf8');

/** A plugin's files in the finished site, or what it adds to them. */
const writes: Record<string, (site: FreshSite) => unknown> = {
  'parse-cache': (site) =>
    fs.existsSync(path.join(site.folder, 'node_modules/.cache/parse-cache/docs/features.mdx.tree')),
  'finished-pages': (site) => /<head>.*<\/head>/s.exec(text(site, 'index.html')),
  'em-breakpoints': (site) => /@media[^{]*62em \+ 4px/.exec(stylesOf(site)),
  'font-subset': (site) => /assets\/fonts\/noto-sans-latin-400-normal-\w+\.woff2/.exec(stylesOf(site)),
  'markdown-copies': (site) =>
    text(site, 'docs/features/index.md').includes('| `render` |') &&
    text(site, 'llms.txt').includes('## Docs'),
  'inline-styles': (site) => /<style>.*?\.navbar/s.exec(text(site, 'docs/features/index.html')),
  reference: (site) =>
    /--dry-run<.*?string = none.*?Prints what would change/s.exec(text(site, 'docs/reference/index.html')),
  examples: (site) => {
    const page = text(site, 'docs/executed/index.html');
    return page.includes('one three') && !page.includes('proven');
  },
  links: (site) => /href="?[^" ]*\/values-\w+\.yaml["> ]/.exec(text(site, 'docs/features/index.html')),
  policy: (site) => /Content-Security-Policy/i.exec(text(site, 'docs/features/index.html')),
};

function stylesOf(site: FreshSite): string {
  const folder = 'assets/css';
  const files = fs.readdirSync(path.join(site.folder, 'build', folder));
  return files.map((file) => text(site, `${folder}/${file}`)).join('');
}

const start = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('pointerdown')));

async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
}

/** Shown, and within reach of a pointer: Infima hides a closed menu by `visibility`, `opacity` and `pointer-events`. */
async function expectOpen(menu: Locator): Promise<void> {
  await expect(menu).toBeVisible();
  await menu.getByRole('link').first().click({trial: true});
}

/** A check of what a reader meets. The page shows /docs/features/; `open` shows another one. */
type Check = (page: Page, open: (route: string) => Promise<void>) => Promise<void>;

/** What a reader meets on a wide screen, by the plugin that brings it. */
const wide: Record<string, Check> = {
  async 'static-first'(page) {
    const opener = page.locator('.navbar .dropdown > summary');
    const menu = page.locator('.navbar .dropdown__menu');
    await expect(menu).toBeHidden();
    await opener.hover();
    await expectOpen(menu);
    await page.mouse.move(700, 700);
    await expect(menu).toBeHidden();
    await opener.click();
    await expectOpen(menu);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expectOpen(menu);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    const sidebar = page.locator('.theme-doc-sidebar-container');
    expect((await sidebar.boundingBox())?.width).toBe(300);
    await sidebar.getByLabel("Sidebar category 'Tutorial - Extras'").click();
    await expect(sidebar.getByRole('link', {name: 'Manage Docs Versions'})).toBeVisible();

    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(contents).toHaveCSS('position', 'sticky');
    await page.getByRole('heading', {name: 'Fold'}).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const current = contents.locator('a[aria-current]');
    await expect(current).toHaveText('Fold');
    await expect(current).not.toHaveCSS('color', await colorOf(contents.getByRole('link', {name: 'Table'})));

    const fold = page.locator('article details').last();
    await fold.locator('summary').click();
    await expect(fold.getByText('It was folded.')).toBeVisible();
  },

  async search(page) {
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await page.keyboard.type('dry run');
      await expect(dialog.getByRole('option').first()).toContainText('Glossary');
      expect(await colorOf(dialog, 'backgroundColor')).toMatch(/^rgb\(/);
      expect(await violationsOf(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await setMode(page, 'light');
  },

  async 'code-blocks'(page) {
    const block = page.locator('.theme-code-block').filter({hasText: 'replicas'}).first();
    await expect(block.locator('.code-bar')).toContainText('config/app.yaml');
    const button = block.getByRole('button', {name: /^Copy/});
    await button.click();
    await expect(button).toHaveClass(/code-copied/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('replicas: 2');
  },

  async tabs(page) {
    await expect(page.getByText('Install the package.')).toBeVisible();
    await page.getByText('macOS', {exact: true}).click();
    await expect(page.getByText('Install the formula.')).toBeVisible();
    await expect(page.getByText('Install the package.')).toBeHidden();
  },

  async hovercards(page) {
    await page.locator('article a.code-link').first().hover();
    await expect(page.locator('.hovercard')).toContainText('A dry run prints what a command would do.');
    expect(await colorOf(page.locator('.hovercard'), 'backgroundColor')).toMatch(/^rgb\(/);
  },

  async 'readable-tables'(page) {
    await expect(page.locator('article td.answer, article td .answer').first()).toHaveText('yes');
  },

  async 'version-differences'(page) {
    await page.getByRole('link', {name: 'Compare'}).click();
    const dialog = page.getByRole('dialog', {name: 'Compare'});
    await expect(dialog.locator('del').first()).toContainText('A dry run is quick.');
    expect(await colorOf(dialog, 'backgroundColor')).toMatch(/^rgb\(/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },

  async router(page, open) {
    await open('/docs/intro/');
    await page.locator('.theme-doc-sidebar-container [href^="/docs/glossary"]').click();
    await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeFocused();
  },

  async 'reading-place'(page, open) {
    await open('/docs/tutorial-basics/create-a-page/');
    await expect(page.locator('.pagination-nav__link--next')).toContainText('Step 2 of 6');
    const entry = page.locator('.menu__link[href^="/docs/tutorial-basics/create-a-page"]');
    const mark = () => entry.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await mark()).not.toContain('✓');
    await page.locator('.theme-doc-footer').scrollIntoViewIfNeeded();
    await expect.poll(mark).toContain('✓');
  },
};

async function colorOf(element: Locator, property: 'color' | 'backgroundColor' = 'color'): Promise<string> {
  return element.evaluate((found, name) => getComputedStyle(found)[name], property);
}

/** The same on a phone. */
const narrow: Record<string, Check> = {
  async 'static-first'(page) {
    await page.locator('.navbar__toggle:visible').click();
    const link = page.locator('#__sidebar').getByRole('link', {name: 'Glossary'});
    await link.click({trial: true});
    await page.locator('#__sidebar').getByLabel('Close navigation bar').click();
    await expect(link).toBeHidden();
    await page.locator('.contents-fold summary').click();
    await page.locator('.contents-fold').getByRole('link', {name: 'Fold'}).click({trial: true});
  },

  async 'readable-tables'(page) {
    await expect(page.locator('article tbody tr').first()).toHaveCSS('display', 'block');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  },
};

test.use({viewport: desktop, permissions: ['clipboard-read', 'clipboard-write']});

test.describe('a new site', () => {
  // One worker, which builds once.
  test.describe.configure({mode: 'default'});

  let site: FreshSite;
  let origin: string;
  let printed: string;

  async function open(page: Page, route: string): Promise<void> {
    await page.goto(origin + route);
    await start(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }

  async function look(page: Page, checks: Record<string, Check>): Promise<void> {
    await open(page, '/docs/features/');
    for (const [capability, check] of Object.entries(checks)) {
      await test.step(capability, () => check(page, (route) => open(page, route)));
    }
  }

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    site = new FreshSite({isFaster: process.env.FRESH === 'faster'});
    addPages(site);
    const {status, output} = await site.run('build', '--no-minify');
    printed = output;
    expect(status, output).toBe(0);
    origin = await site.serve();
  });

  test.afterAll(() => site.remove());

  test('has something of each capability in its files', () => {
    for (const [capability, find] of Object.entries(writes)) {
      expect.soft(find(site), capability).toBeTruthy();
    }
  });

  test("has the bundler's cache", () => {
    expect(printed).not.toMatch(/caching failed/i);
  });

  test('does for a reader what each capability promises', ({page}) => look(page, wide));

  test('does the same on a phone', async ({page}) => {
    await page.setViewportSize(phone);
    await look(page, narrow);
  });

  test('notices a wrong output of an executed page', async () => {
    const {status, output} = await site.run('examples', 'executed');
    expect(status, output).toBe(1);
    expect(output).toContain('docs/executed.md');
    expect(output).toMatch(/one two/);
  });

  test('opens its other pages without an error', async ({page}) => {
    for (const route of ['/', '/docs/intro/', '/blog/', '/markdown-page/']) {
      await open(page, route);
    }
  });
});

test('each capability that a new site gets has a check here', () => {
  const constants: Record<string, string> = {executed: 'examples'};
  const nameOf = (call: string) =>
    constants[call] ?? call.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);
  const checked = new Set([writes, wide, narrow].flatMap((checks) => Object.keys(checks)));
  expect(listed.map(nameOf).filter((name) => !checked.has(name))).toEqual([]);
});

test('the rules for writers name the mistakes of a new site', async () => {
  test.setTimeout(120_000);
  const rules = `contentRules({
    frontMatter: {keys: {docs: ['title', 'description', 'sidebar_position'], blog: ['slug', 'title'], pages: ['title']}},
  }),`;
  const site = new FreshSite({
    change: (text) =>
      `import {contentRules} from './plugins/writing/content-rules/index.ts';\n${text.replace(/(?<=trailingSlash: true\}, )\[[^]*\]\);/, `[${rules}]);`)}`,
  });
  const {status, output} = await site.run('content');
  site.remove();
  expect(status, output).toBe(1);
  // file:line: message; remedy
  expect(output).toMatch(/^docs\/tutorial-basics\/create-a-page\.md:\d+: .+; .+$/m);
  // The site is in no repository.
  expect(output).not.toContain('.git');
  expect(output).toMatch(/^\d+ problems in the content$/m);
});
