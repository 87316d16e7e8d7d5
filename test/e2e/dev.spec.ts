import {released, unreleased} from '../../config/versions';
import {warningsOf} from '../../tools/check/warnings';
import {expect, hydrated, test as base, visit} from '../support/fixtures';
import {diagramsOf} from '../support/diagrams';
import {startDevServer, type DevServer} from '../support/devServer';
import {FixtureSite, stub} from '../support/fixtureSite';

interface Preview extends DevServer {
  site: FixtureSite;
}

const test = base.extend<{baseURL: string}, {preview: Preview}>({
  preview: [
    async ({}, use) => {
      const site = new FixtureSite();
      try {
        const server = await startDevServer(site.folder);
        await use({...server, site});
        await server.stop();
      } finally {
        site.remove();
      }
    },
    // The first compilation takes several seconds, and more on a busy machine.
    {scope: 'worker', timeout: 180_000},
  ],

  baseURL: async ({preview}, use) => use(preview.url),
});

// One worker, and with it one preview, for all tests.
test.describe.configure({mode: 'default', timeout: 60_000});

const glossary = `/docs/${released.path}/glossary/`;

test('the preview starts without a warning, and home, docs and blog are there, without analytics', async ({
  page,
  preview,
  analytics,
}) => {
  expect(warningsOf(preview.output())).toEqual([]);
  for (const [path, title] of [
    ['/', 'Home'],
    [glossary, 'glossary'],
    [`/docs/${unreleased.path}/topics/kargo/`, 'topics/kargo'],
    ['/blog/post/', 'Post'],
  ] as const) {
    await visit(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await expect(page).toHaveTitle(/ \| Holos$/);
  }
  expect(analytics.requests).toEqual([]);
});

test('addresses lead to the slash form, and the docs entry to the tutorial', async ({page}) => {
  for (const [address, target] of [
    ['/docs', `/docs/${released.path}/tutorial/overview/`],
    [`/docs/${released.path}/glossary?a=b#c`, `${glossary}?a=b#c`],
    [`/docs/${released.path}/glossary.html?a=b#c`, `${glossary}?a=b#c`],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(target);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^(glossary|tutorial\/overview)$/);
  }
});

test('an unknown path shows the not-found page, and the search says how to get an index', async ({page}) => {
  await visit(page, `/docs/${released.path}/none/`);
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await visit(page, '/search/?q=values');
  await expect(page.getByText('npm run build')).toBeVisible();
});

test('an edit shows on the open page, which is not loaded anew', async ({page, preview}) => {
  await visit(page, glossary);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  preview.site.write(
    `versioned_docs/version-${released.path}/glossary.mdx`,
    stub('glossary', 'A text that was not there before.'),
  );
  await expect(page.getByText('A text that was not there before.')).toBeVisible({timeout: 30_000});
  await expect(page.locator('html')).toHaveAttribute('data-marked', '');
});

test('a diagram without a drawing is drawn by the browser', async ({page, preview, tolerate}) => {
  tolerate(/\[webpack-dev-server\] (?:Warnings while compiling|WARNING)/);
  const diagram = '```mermaid\nflowchart LR\n  A[Newly written] --> B[Done]\n```';
  preview.site.write('docs/topics/comparison.mdx', stub('Comparison', `A diagram.\n\n${diagram}`));
  // A page that is visited before the preview says so is replaced while it loads.
  await expect.poll(preview.output, {timeout: 30_000}).toContain('docs/topics/comparison.mdx');
  await visit(page, `/docs/${unreleased.path}/topics/comparison/`);
  await expect(diagramsOf(page)).toContainText('Newly written', {timeout: 30_000});
});
