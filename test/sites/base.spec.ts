/** The site below another path than the root of its host, as the preview of a change is; its build only warns. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {released, unreleased} from '../../config/versions';
import {expect, hydrated, test as base} from '../support/fixtures';
import {ask, opener, optionsOf} from '../support/search';
import {FixtureSite, stub} from '../support/fixtureSite';
import {warningsOf} from '../support/program';

const below = '/preview/12/';

// A build takes several seconds, and more while its neighbor builds too.
base.describe.configure({timeout: 400_000});

const test = base.extend<{build: string}>({
  build: async ({}, use) => {
    const site = new FixtureSite();
    site.write(
      'docs/topics/kargo.mdx',
      stub('Kargo', 'The fox of [a file](pathname:///llms.txt), just in [no place](./comparison.mdx#lost).'),
    );
    site.write('src/pages/blog.md', stub('Twin', '# Twin'));
    site.commit('Faults');
    const {status, output} = await site.build({HOLOS_SITE_BASE_URL: below});
    expect(status, output).toBe(0);
    // A broken anchor, a duplicate route and a fault of style do not stop a build.
    expect(output).toMatch(new RegExp(`\\[WARNING\\][^]*/docs/${unreleased.path}/topics/comparison/#lost`));
    expect(output).toMatch(/\[WARNING\] Duplicate routes found!\n.*\/blog\//);
    expect(output).toContain('docs/topics/kargo.mdx:6: "just"');
    expect(warningsOf(output)).toHaveLength(3);
    await use(path.join(site.folder, 'build'));
    site.remove();
  },
});

/** Copies must be complete for every kind of Markdown. */
function expectAllKinds(build: string): void {
  const docs = `docs/${unreleased.path}/kinds`;
  const text = (file: string) => readFileSync(path.join(build, docs, file), 'utf8');
  expect(text('headings/index.md')).toContain('## First of an item\n\n## Written as JSX');
  const blocks = text('blocks/index.md');
  expect(blocks).toContain('| :- | :-: | -: |');
  expect(blocks).toMatch(/- Term\s+(?:- )?What it is/);
  expect(blocks).toContain('**More**\n\nFolded.');
  expect(text('blocks/index.html')).toContain('<details class=fold><summary>More</summary>');
  expect(blocks).toMatch(/\[A file\]\(https:\/\/holos\.run\/preview\/12\/assets\/files\/data-\w+\.yaml\)/);
  expect(text('blocks/index.html')).not.toMatch(/ style=|data-\w+\.yaml\//);
  const seldom = text('seldom/index.md');
  expect(seldom).toMatch(/\* title: Seldom\n\* description: .*\n\* displayed_sidebar: doc\n\n/);
  expect(seldom).toContain('a: 1\nb: 2\n');
  const html = text('seldom/index.html');
  expect(html).toContain('code-marked');
  const found = readdirSync(path.join(build, docs), {recursive: true, encoding: 'utf8'});
  expect(found).toContain('größe/index.md');
  expect(found).not.toContain('later/index.md');
  expect(found).not.toContain('never/index.html');
  expect(text('later/index.html')).toMatch(/<meta [^>]*noindex/);
}

test('every kind of Markdown is built, no link leaves the base path, and the site works below it', async ({
  build,
  page,
  context,
  tolerate,
}) => {
  expectAllKinds(build);
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'});
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(50);
  const leaving = pages.flatMap((file) => {
    const html = readFileSync(path.join(build, file), 'utf8');
    return [...html.matchAll(/ (?:href|src|action|content)="?(\/[^"> ]*)/g)]
      .filter(([, address]) => !address?.startsWith(below))
      .map(([attribute]) => `${file}:${attribute}`);
  });
  expect([...new Set(leaving)]).toEqual([]);
  const lines = readFileSync(path.join(build, 'llms.txt'), 'utf8').match(/\]\([^)]*\)/g) ?? [];
  expect(lines.filter((line) => !line.startsWith(`](https://holos.run${below}`))).toEqual([]);

  // A host that has the site there, and nothing else.
  const lost: string[] = [];
  tolerate(new RegExp(`^response 404: .*/preview/12/docs/${released.path}/no-such-page/$`));
  tolerate(/^console\.error: Failed to load resource: .* 404/);
  await context.route(
    ({hostname}) => hostname === '127.0.0.1',
    (route) => {
      const {pathname} = new URL(route.request().url());
      const file = pathname.slice(below.length).replace(/(^|\/)$/, '$1index.html');
      if (!pathname.startsWith(below)) {
        lost.push(pathname);
      }
      return pathname.startsWith(below) && files.includes(file)
        ? route.fulfill({path: path.join(build, file)})
        : route.fulfill({status: 404, path: path.join(build, '404.html'), contentType: 'text/html'});
    },
  );
  await page.goto(below);
  await hydrated(page);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(page.locator('.navbar__logo svg').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', {name: /Preview the next/})).toHaveAttribute(
    'href',
    `${below}docs/${unreleased.path}/`,
  );
  await navbar.getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(`${below}docs/${released.path}/tutorial/overview/`);
  // The address changes before the page, which brings a navbar of its own.
  await expect(page.locator('aside').first()).toBeVisible();
  await opener(page).click();
  await ask(page, 'glossary');
  await optionsOf(page).first().click();
  await expect(page).toHaveURL(new RegExp(`^http://[^/]+${below}docs/`));
  await page.goto(`${below}docs/`);
  await expect(page).toHaveURL(`${below}docs/${released.path}/tutorial/overview/`);
  await page.goto(`${below}docs/${released.path}/no-such-page/`);
  await hydrated(page);
  await page.getByRole('main').getByRole('searchbox').fill('glossary');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(new RegExp(`${below}search/\\?q=glossary`));
  expect(lost).toEqual([]);
});
