import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {released, unreleased, versions} from '../../config/versions';
import {pageOf, read, valuesOf} from '../support/built';
import {articles, posts, routes} from '../support/site';

/** Compressed size in bytes, as a host would send it. */
const gzip = (content: Buffer) => gzipSync(content, {level: 9}).length;

/** Bytes (gzip) that a page of the kind may take: its HTML with the styles in it; all styles and its scripts once React starts. */
interface Budget {
  route: string;
  html: number;
  css: number;
  scripts: number;
}

// About 5 % above what they were when written. Raise one only for something that readers get, such as menus that are
// HTML: 0.4 KB, and 0.8 KB of the script that serves them. The policy in each page's head takes 0.4 KB, the script that
// guards it against hostile addresses and stored values 0.5 KB, and what becomes of a page whose files are gone 0.4 KB;
// the field of the search takes 0.3 KB with its script.
const budgets: Record<string, Budget> = {
  home: {route: '/', html: 21_500, css: 19_600, scripts: 103_000},
  'tutorial page': {route: `/docs/${released.path}/tutorial/cue/`, html: 25_900, css: 19_600, scripts: 111_000},
  'reference page': {route: `/docs/${unreleased.path}/api/core/`, html: 35_200, css: 19_600, scripts: 120_000},
  'page with diagrams': {
    route: `/docs/${released.path}/topics/architecture/`,
    html: 28_300,
    css: 19_600,
    scripts: 112_500,
  },
  'blog list': {route: '/blog/', html: 17_900, css: 19_600, scripts: 107_500},
  post: {route: '/blog/validators-feature/', html: 23_100, css: 19_600, scripts: 107_500},
  'generic page': {route: '/markdown-page/', html: 16_100, css: 19_600, scripts: 99_500},
};

/** What the site had when the budgets were written. */
const then = {routes: 83, posts: 3, docs: 35};

/** Posts that a page shows the introduction of. */
const introductionsOn = (route: string) =>
  route === '/blog/' ? valuesOf(pageOf(route), 'main article header h2 a', 'href').length : 0;

/** Bytes that a page may take beyond its budget for what was added to the site since: every script knows all routes. */
function growthOf(route: string): {html: number; scripts: number} {
  const start = route.split('/').slice(0, 3).join('/');
  const beside = articles.filter((article) => article.route.startsWith(`${start}/`)).length;
  // Sidebars: that of the blog, or of a version.
  const listed = route.startsWith('/blog/')
    ? posts.length - then.posts
    : route.startsWith('/docs/')
      ? beside - then.docs
      : 0;
  const introductions = Math.max(0, introductionsOn(route) - then.posts);
  return {
    html: 60 * listed + 600 * introductions,
    scripts: 110 * (routes.length - then.routes) + 2_200 * introductions,
  };
}

/** Scripts that React needs on a page: those that it starts with, and those that are fetched ahead. */
function scriptsOf(route: string): string[] {
  const page = pageOf(route);
  return [
    ...valuesOf(page, 'meta[name=start-script], meta[name=start-ahead]', 'content').flatMap((list) => list.split(' ')),
    ...valuesOf(page, 'script[src^="/assets/"]', 'src'),
  ].filter(Boolean);
}

/** The budgets are those of two versions. Another one adds its entry to the menu and its pages to the script. */
const further = {html: 60 * (versions.length - 2), scripts: 2200 * (versions.length - 2)};

/** Fails with every file and its size, largest first. */
function expectWithin(budget: number, files: string[], what: string, growth = 0): void {
  const sizes = files.map((file) => ({file, bytes: gzip(read(file))}));
  const total = sizes.reduce((sum, {bytes}) => sum + bytes, 0);
  const list = sizes
    .sort((a, b) => b.bytes - a.bytes)
    .map(({file, bytes}) => `${bytes} ${file}`)
    .join('\n');
  expect.soft(total, `${what}\n${list}\n`).toBeLessThanOrEqual(budget + growth);
  // A budget far above what is needed holds nothing back.
  expect.soft(total, `${what}: the budget can be lower`).toBeGreaterThan(budget * 0.85);
}

for (const [kind, {route, html, css, scripts}] of Object.entries(budgets)) {
  test(`the ${kind} keeps its budget of bytes`, () => {
    const growth = growthOf(route);
    expectWithin(html + further.html, [`${route}index.html`], `${kind}: HTML`, growth.html);
    expectWithin(css, valuesOf(pageOf(route), 'meta[name=start-style]', 'content'), `${kind}: styles`);
    const files = scriptsOf(route);
    expect(files.length).toBeGreaterThan(2);
    // The parts that pages of a kind share are one file each: see plugins/bundles/chunks.
    expect.soft(files.length, files.join('\n')).toBeLessThanOrEqual(route.startsWith('/docs/') ? 8 : 10 + introductionsOn(route));
    expectWithin(scripts + further.scripts, files, `${kind}: scripts`, growth.scripts);
  });
}
