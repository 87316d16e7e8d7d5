import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../../config/pages';
import {describe, folderOf, formatLicenses, problems, type Package} from './packages';

const one = (license: string, text = 'terms', name = 'a'): Package => ({
  name,
  version: '1.0.0',
  license,
  text,
});

test('a module belongs to the innermost package of its path', () => {
  expect(folderOf('/x/node_modules/react/index.js')).toBe('/x/node_modules/react');
  expect(folderOf('/x/node_modules/@a/b/node_modules/@c/d/e.css')).toBe(
    '/x/node_modules/@a/b/node_modules/@c/d',
  );
  expect(folderOf('C:\\x\\node_modules\\@a\\b\\c.js')).toBe('C:\\x\\node_modules\\@a\\b');
  expect(folderOf('/x/src/index.js')).toBeUndefined();
});

test('a package is described by its own files', () => {
  const react = describe(path.join(siteDir, 'node_modules/react'));
  expect(react).toMatchObject({name: 'react', license: 'MIT'});
  expect(react.text).toContain('Permission is hereby granted');
  // In a section of the README.
  const {text} = describe(path.join(siteDir, 'node_modules/isarray'));
  expect(text).toContain('Permission is hereby granted');
  expect(text).not.toContain('npm install');
});

test('licenses that are not known to allow it are named, with their package', () => {
  for (const license of ['MIT', '(MIT OR GPL-3.0)', 'GPL-3.0 OR Apache-2.0', 'MIT AND ISC']) {
    expect(problems([one(license)]), license).toEqual([]);
  }
  expect(problems([one('MIT', '')]).join()).toContain('without its text');
  for (const license of ['GPL-3.0', 'MIT AND GPL-3.0', 'none named', 'SEE LICENSE IN x', 'UNLICENSED']) {
    expect(problems([one(license)]).join(), license).toContain(
      `a 1.0.0 is sent to browsers under the license "${license}"`,
    );
  }
});

test('the text names every package and has each license text once, whatever the order of the packages', () => {
  const packages = [one('MIT', 'terms', 'b'), one('ISC', 'others', 'c'), one('MIT')];
  const text = formatLicenses(packages, 'https://example.com/');
  expect(text).toBe(formatLicenses([...packages].reverse(), 'https://example.com/'));
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nterms');
  expect(text.match(/^terms$/gm)).toHaveLength(1);
});
