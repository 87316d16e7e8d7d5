import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {
  contentTypes,
  frames,
  headers,
  immutable,
  immutableCache,
  moves,
  nginxFile,
  nginxRules,
} from './hosting';
import {siteDir} from './pages';

const nginx = readFileSync(path.join(siteDir, nginxFile), 'utf8');

test('nginx says the headers that other hosts say, in every answer', () => {
  const wanted = {...headers, 'Content-Security-Policy': frames};
  const said = [...nginx.matchAll(/^ {2}add_header ([\w-]+) "(.*)" always;$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(said)).toEqual(wanted);
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
  expect(rules).toEqual(nginxRules(moves));
});
