import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {contentTypes, headers, immutable, immutableCache, redirects, nginxFile, nginxRules} from './hosting';
import {pages, siteDir} from './pages';

const nginx = readFileSync(path.join(siteDir, nginxFile), 'utf8');

test('nginx says the headers that other hosts say, in every answer', () => {
  const said = [...nginx.matchAll(/^ {2}add_header ([\w-]+) "(.*)" always;$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(said)).toEqual(headers);
  // A place with a header of its own would lose all of these.
  expect(nginx).not.toMatch(/^ {4,}add_header/m);
});

test('nginx keeps the files that other hosts keep, and gives the same types', () => {
  const folders = immutable.map((folder) => folder.slice(1, -1)).join('|');
  expect(nginx).toContain(`  ~^/(${folders})/ "${immutableCache}";\n`);
  for (const [which, type] of Object.entries(contentTypes)) {
    const bare = type.replace(/;.*/, '');
    expect
      .soft(nginx)
      .toContain(
        which.startsWith('.')
          ? `    ${bare} ${which.slice(1)};\n`
          : `  location = ${which} {\n    types {}\n    default_type ${bare};\n`,
      );
  }
});

test('nginx leads former addresses on as other hosts do, in the same order', () => {
  const rules = [...nginx.matchAll(/^ {2}(rewrite .*)$/gm)].map(([, rule]) => rule);
  expect(rules).toEqual(nginxRules(redirects));
});

test('former addresses lead to pages of today, in one step', () => {
  const today = new Set(pages.all().map(({route}) => route));
  for (const {from, to} of redirects) {
    expect.soft(from.endsWith('*'), from).toBe(to.endsWith('*'));
    const leads = [...today].some(
      (route) => route === to || (to.endsWith('*') && route.startsWith(to.slice(0, -1))),
    );
    expect.soft(leads, to).toBe(true);
    expect.soft(today.has(from), `${from} is a page`).toBe(false);
    expect
      .soft(
        redirects.some((other) => other.from === to),
        `${to} redirects again`,
      )
      .toBe(false);
    // Only the docs had other addresses, and none of them is a folder of today.
    expect.soft(from).toMatch(/^\/docs\/(?!v\d)/);
  }
  // The first that matches counts.
  const index = (start: string) => redirects.findIndex(({from}) => from.startsWith(start));
  expect(index('/docs/api/author/')).toBeLessThan(index('/docs/api/*'));
});
