import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {links, site} from '../../config/site';
import {expect, test} from '../support/fixtures';

/** Every page of a version, below `/docs/{version}/`. */
const docs = [
  '',
  'api/',
  'api/author/',
  'api/core/',
  'common/example-component/',
  'common/example-component-integrate/',
  'glossary/',
  'support/',
  'topics/',
  'topics/architecture/',
  'topics/comparison/',
  'topics/gitops/',
  'topics/gitops/argocd-application/',
  'topics/gitops/flux-kustomization/',
  'topics/kargo/',
  'topics/local-cluster/',
  'topics/oci-helm-charts/',
  'topics/private-helm/',
  'topics/structures/',
  'topics/structures/clusters/',
  'topics/structures/environments/',
  'tutorial/overview/',
  'tutorial/setup/',
  'tutorial/hello-holos/',
  'tutorial/cue/',
  'tutorial/helm-values/',
  'tutorial/kustomize/',
  'tutorial/validators/',
];

const versions = [
  {path: 'v1alpha5', folder: 'versioned_docs/version-v1alpha5', released: true},
  {path: 'v1alpha6', folder: 'docs', released: false},
];

/** Every page outside the docs, with its title before the delimiter. */
const others: Record<string, string | RegExp> = {
  '/': /\S/,
  '/markdown-page/': /\S/,
  '/docs/': 'Documentation',
  '/blog/': 'Blog',
  '/blog/announcing-holos/': /\S/,
  '/blog/validators-feature/': /\S/,
  '/blog/why-cue-for-configuration/': /\S/,
  '/blog/archive/': 'Archive',
  '/blog/authors/': 'Authors',
  '/blog/tags/': 'Tags',
  '/blog/tags/cue/': /posts? tagged with "CUE"$/,
  '/blog/tags/feature/': /posts? tagged with "Feature"$/,
  '/blog/tags/holos/': /posts? tagged with "Holos"$/,
  '/blog/tags/launch/': /posts? tagged with "Launch"$/,
};

const docsRoutes = versions.flatMap((version) => docs.map((doc) => `/docs/${version.path}/${doc}`));
const routes = [...docsRoutes, ...Object.keys(others)];

/** The file of a docs page, relative to the site's folder. */
function sourceOf(folder: string, doc: string): string {
  const [index, file] = [`${folder}/${doc}index.mdx`, `${folder}/${doc.slice(0, -1)}.mdx`];
  return existsSync(index) ? index : file;
}

test('the specification has 70 routes', () => {
  expect(new Set(routes).size).toBe(70);
});

test('the build has a page for each route, the search, 404.html, and no other', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'});
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.split(path.sep).join('/')}`);
  const expected = [...[...routes, '/search/'].map((route) => `${route}index.html`), '/404.html'];
  expect(pages.sort()).toEqual(expected.sort());
});

test('the sitemap names every route but the docs entry, which only leads on', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const expected = routes.filter((route) => route !== '/docs/').map((route) => site.url + route);
  expect(listed.sort()).toEqual(expected.sort());
});

test('two versions of the same documents, v1alpha5 the last released, each with the sidebar "doc"', () => {
  const data = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as {
    'docusaurus-plugin-content-docs': {
      default: {versions: {docs: {id: string; path: string}[]; [field: string]: unknown}[]};
    };
  };
  const found = data['docusaurus-plugin-content-docs'].default.versions;
  const common = {mainDocId: 'index', draftIds: []};
  const entry = (version: string) => ({doc: {link: {path: `/docs/${version}/`, label: 'Tutorial'}}});
  expect(found.map(({docs: _, ...fields}) => fields)).toEqual([
    {
      ...common,
      name: 'current',
      label: 'v1alpha6',
      path: '/docs/v1alpha6',
      isLast: false,
      sidebars: entry('v1alpha6'),
    },
    {
      ...common,
      name: 'v1alpha5',
      label: 'v1alpha5',
      path: '/docs/v1alpha5',
      isLast: true,
      sidebars: entry('v1alpha5'),
    },
  ]);
  const [ids, otherIds] = found.map((version) => version.docs.map(({id}) => id).sort());
  expect(ids).toHaveLength(28);
  expect(otherIds).toEqual(ids);
});

/** Loads a route and checks what every page has; faults name the route and do not end the test. */
async function checkAnswer(page: Page, route: string): Promise<void> {
  const response = await page.goto(route, {waitUntil: 'domcontentloaded'});
  const {pathname, title, headings, canonical} = await page.evaluate(() => ({
    pathname: location.pathname,
    title: document.title,
    headings: Array.from(document.querySelectorAll('h1'), (heading) => heading.textContent),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
  }));
  expect.soft(response?.status(), route).toBe(200);
  expect.soft(pathname, `${route} is the page's own address`).toBe(route);
  expect.soft(headings, `${route}: headings of the first level`).toHaveLength(1);
  if (route === '/') {
    expect.soft(title, route).toMatch(/^(.+ \| Holos|Holos \| .+)$/);
  } else {
    const expected = others[route];
    expect.soft(title, route).toBe(`${typeof expected === 'string' ? expected : headings[0]} | Holos`);
    expect.soft(title.replace(/ \| Holos$/, ''), route).toMatch(expected ?? /\S/);
  }
  expect.soft(canonical, route).toBe(site.url + route);
}

/** When a file last changed, and by whom, as git has it. */
function lastChangeOf(file: string): {time: string; author: string | undefined} {
  const answer = execFileSync('git', ['log', '-1', '--format=%ct,%an', '--', file], {encoding: 'utf8'});
  const [seconds, author] = answer.trim().split(',');
  return {time: new Date(Number(seconds) * 1000).toISOString(), author};
}

/** Checks what frames the text of a docs page: its last change, where to edit it, its version. */
async function checkFrame(page: Page, route: string, source: string, banners: string[]): Promise<void> {
  const frame = await page.evaluate(() => {
    const updated = document.querySelector('.theme-last-updated');
    const banner = document.querySelectorAll('.theme-doc-version-banner');
    return {
      edit: document.querySelector('a.theme-edit-this-page')?.getAttribute('href'),
      updated: updated?.textContent,
      time: updated?.querySelector('time')?.dateTime,
      banners: Array.from(banner, (element) => element.querySelector('a')?.getAttribute('href')),
      unreleased: Array.from(banner, (element) => element.textContent?.includes('v1alpha6 is unreleased')),
    };
  });
  const {time, author} = lastChangeOf(source);
  expect.soft(existsSync(source), source).toBe(true);
  expect.soft(frame.edit, route).toBe(links.edit + source);
  expect.soft(frame.updated, route).toMatch(/^Last updated on .+ by .+/);
  expect.soft(frame.updated, route).toContain(` by ${author}`);
  expect.soft(frame.time, route).toBe(time);
  expect.soft(frame.banners, `${route}: where its banner leads`).toEqual(banners);
  expect.soft(frame.unreleased, `${route}: its banner says unreleased`).toEqual(banners.map(() => true));
}

// What the server sends is what these tests judge; e2e/sitemap.spec.ts runs the same pages in full.
test.describe('as the server sends it', () => {
  test.use({javaScriptEnabled: false});

  for (const {path: version, folder, released} of versions) {
    test(`each page of ${version} answers, with its title, last change, edit link and banner`, async ({
      page,
    }) => {
      // Many pages, one after the other.
      test.slow();
      for (const doc of docs) {
        const route = `/docs/${version}/${doc}`;
        await test.step(route, async () => {
          await checkAnswer(page, route);
          const sameInReleased = `/docs/v1alpha5/${doc}`;
          await checkFrame(page, route, sourceOf(folder, doc), released ? [] : [sameInReleased]);
        });
      }
    });
  }

  test('each page outside the docs answers with its title', async ({page}) => {
    // The page that only leads on must stay for the time of the test.
    await page.route('/docs/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replace(/http-equiv="?refresh"?/i, '')});
    });
    for (const route of Object.keys(others)) {
      await test.step(route, () => checkAnswer(page, route));
    }
  });
});
