import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {library} from '../../plugins/bundles/lean-styles';
import {namesIn} from '../../plugins/bundles/lean-styles/lean';
import {expect, test} from '../support/fixtures';
import {routesOf} from '../support/sitemap';

/** Compressed size in bytes, as a host would send it. */
const gzip = (content: Buffer) => gzipSync(content, {level: 9}).length;

const read = (address: string) => readFileSync(path.join('build', address));

/** Bytes (gzip) that a page of the kind may take: its HTML, its styles, and its scripts once React starts. */
interface Budget {
  route: string;
  html: number;
  css: number;
  scripts: number;
}

// About 5 % above what they were when written. Raise one only for something that readers get, such
// as menus that are HTML: 0.4 KB, and 0.8 KB of the script that serves them.
const budgets: Record<string, Budget> = {
  home: {route: '/', html: 12_100, css: 20_500, scripts: 113_500},
  'tutorial page': {route: '/docs/v1alpha5/tutorial/cue/', html: 14_000, css: 20_500, scripts: 127_000},
  'reference page': {route: '/docs/v1alpha6/api/core/', html: 23_900, css: 20_500, scripts: 138_000},
  'page with diagrams': {
    route: '/docs/v1alpha5/topics/architecture/',
    html: 16_700,
    css: 20_500,
    scripts: 128_000,
  },
  'blog list': {route: '/blog/', html: 9_750, css: 20_500, scripts: 126_000},
  post: {route: '/blog/validators-feature/', html: 13_300, css: 20_500, scripts: 127_000},
  'generic page': {route: '/markdown-page/', html: 9_000, css: 20_500, scripts: 114_000},
};

function named(html: string, name: string): string[] {
  const metas = html.matchAll(new RegExp(`<meta name="?${name}"? content=(?:"([^"]*)"|([^\\s>]*))`, 'g'));
  return [...metas].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(' ')).filter(Boolean);
}

/** Fails with every file and its size, largest first. */
function expectWithin(budget: number, files: string[], what: string): void {
  const sizes = files.map((file) => ({file, bytes: gzip(read(file))}));
  const total = sizes.reduce((sum, {bytes}) => sum + bytes, 0);
  const list = sizes
    .sort((a, b) => b.bytes - a.bytes)
    .map(({file, bytes}) => `${bytes} ${file}`)
    .join('\n');
  expect.soft(total, `${what}\n${list}\n`).toBeLessThanOrEqual(budget);
  // A budget far above what is needed holds nothing back.
  expect.soft(total, `${what}: the budget can be lower`).toBeGreaterThan(budget * 0.85);
}

for (const [kind, {route, html, css, scripts}] of Object.entries(budgets)) {
  test(`the ${kind} keeps its budget of bytes`, {tag: '@intent'}, () => {
    const text = read(`${route}index.html`).toString();
    const styles = [...text.matchAll(/<link rel="?stylesheet"? href="?([^"\s>]*)/g)].map(
      ([, href = '']) => href,
    );
    expectWithin(html, [`${route}index.html`], `${kind}: HTML`);
    expectWithin(css, styles, `${kind}: styles`);
    const files = [...named(text, 'start-script'), ...named(text, 'start-ahead')];
    expect(files.length).toBeGreaterThan(2);
    // The parts that pages of a kind share are one file each: see plugins/route-chunks.
    expect.soft(files.length, files.join('\n')).toBeLessThanOrEqual(route.startsWith('/docs/') ? 8 : 13);
    expectWithin(scripts, files, `${kind}: scripts`);
  });
}

for (const [route, bytes, requests] of [
  ['/docs/v1alpha5/tutorial/cue/', 35 * 1024, 8],
  ['/', 35 * 1024, 8],
] as const) {
  test(
    `${route}, as one reads it, takes at most ${bytes} bytes in ${requests} requests, and no font`,
    {tag: '@intent'},
    async ({page}) => {
      const seen: {address: string; type: string; bytes: number}[] = [];
      const bodies: Promise<void>[] = [];
      page.on('response', (response) => {
        const {pathname, origin} = new URL(response.url());
        const type = response.request().resourceType();
        // What is fetched ahead is fetched when the page is done.
        const isAhead = response.request().headers()['sec-purpose']?.includes('prefetch');
        if (origin === new URL(page.url()).origin && !isAhead) {
          bodies.push(
            response.body().then((body) => void seen.push({address: pathname, type, bytes: gzip(body)})),
          );
        }
      });
      await page.goto(route);
      await page.waitForLoadState('networkidle');
      await Promise.all(bodies);
      const list = JSON.stringify(seen, null, 1);
      expect(seen.length, list).toBeGreaterThan(1);
      expect(seen.length, list).toBeLessThanOrEqual(requests);
      expect(
        seen.reduce((sum, file) => sum + file.bytes, 0),
        list,
      ).toBeLessThanOrEqual(bytes);
      expect(seen.filter(({type}) => type === 'script' || type === 'font')).toEqual([]);
    },
  );
}

test('no page has a class of the CSS library whose rules were left out', () => {
  const styles = readdirSync('build/assets/css').map((file) => read(`assets/css/${file}`).toString());
  const kept = new Set(namesIn(styles.join('\n')).classes);
  const missing = namesIn(readFileSync(library, 'utf8')).classes.filter((name) => !kept.has(name));
  expect(missing.length, 'nothing was left out').toBeGreaterThan(50);
  for (const route of routesOf(/^/)) {
    const html = read(`${route}index.html`).toString();
    const classes = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]*))/g)];
    const used = new Set(classes.flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(' ')));
    expect(
      missing.filter((name) => used.has(name)),
      route,
    ).toEqual([]);
  }
});
