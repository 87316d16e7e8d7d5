/** Addresses in the finished site lead to its files. */
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {site} from '../../config/site';
import {build, has, pageOf, read, valuesOf} from '../support/built';
import {listed} from '../support/site';

test('each link, picture, script and style of a page leads to a file that exists, and each fragment to an element', () => {
  // Links to other hosts are checked at night.
  const options = ['--recurse', '--check-fragments', '--check-css', '--verbosity', 'error'];
  // On a busy machine, a hundred connections at once were closed before an answer. A missing file answers, and isn't asked again.
  const patient = ['--concurrency', '20', '--retry-errors'];
  const skipped = ['--skip', '^https?://(?!localhost)'];
  const {status, stderr} = spawnSync(
    'node_modules/.bin/linkinator',
    [build, ...options, ...patient, ...skipped],
    {
      encoding: 'utf8',
    },
  );
  // It lists each broken link with its page.
  expect(status, stderr).toBe(0);
});

test('each form leads to a page', () => {
  const forms = new Set(listed.flatMap((route) => valuesOf(pageOf(route), 'form', 'action')));
  expect(forms.size).toBeGreaterThan(0);
  for (const action of forms) {
    expect.soft(has(`${action}index.html`), action).toBe(true);
  }
});

/** Addresses of the site that name no page: the repository of charts, below which helm looks for `index.yaml`. */
const names = [site.url, `${site.url}/charts`, `${site.url}/charts/`];

test('absolute addresses in feeds, sitemap, Markdown copies, scripts and platforms lead to files that exist', () => {
  const endings = /\.(?:html|js|json|md|txt|txtar|xml|yaml|svg|webmanifest)$/;
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => endings.test(file));
  const seen = new Map<string, string>();
  for (const file of files) {
    const text = read(file).toString();
    for (const [found] of text.matchAll(new RegExp(`${site.url}(?:/[\\w./%+-]*)?`, 'g'))) {
      const address = found.replace(/\.+$/, '');
      // Scripts append a path to the host.
      if (!names.includes(address)) {
        seen.set(address, path.relative('.', file));
      }
    }
  }
  for (const [address, file] of seen) {
    const route = decodeURIComponent(new URL(address).pathname);
    const isFound = has(route.endsWith('/') ? `${route}index.html` : route);
    // The not-found page is shown at any address.
    expect.soft(isFound || file === '404.html', `${address} in ${file}`).toBe(true);
  }
});
