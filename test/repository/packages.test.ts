import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

type Versions = Record<string, string>;

const {dependencies, devDependencies, overrides} = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Versions
>;
const declared = Object.entries({...dependencies, ...devDependencies});

test('each package has an exact version, and all packages of the framework have one version', () => {
  const isExact = (version: string) => /^\d+\.\d+\.\d+(?:-[\w.]+)?$|^\$/.test(version);
  const ranges = [...declared, ...Object.entries(overrides)].filter(([, version]) => !isExact(version));
  expect(ranges).toEqual([]);
  const framework = declared.filter(([name]) => name.startsWith('@docusaurus/'));
  expect(new Set(framework.map(([, version]) => version)).size).toBe(1);
});

test('the README has the reason for each override and each pre-release', () => {
  const rows = [...read('README.md').matchAll(/^\| `([^`]+)` \| (\d\S+) \|/gm)].map(([, ...cells]) => cells);
  const preReleases = declared.filter(([, version]) => version.includes('-'));
  for (const [name, version] of [...Object.entries(overrides), ...preReleases]) {
    expect(rows).toContainEqual([name, version.startsWith('$') ? dependencies[name] : version]);
  }
});

test('security.txt names where to report, and has not expired', () => {
  const fields = read('static/.well-known/security.txt');
  const [, contact = ''] = /^Contact: (.*)$/m.exec(fields) ?? [];
  expect(read('SECURITY.md')).toContain(`(${contact})`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(fields) ?? [];
  const message = 'static/.well-known/security.txt: check the contact, and let it expire in a year';
  expect(Date.parse(expires), message).toBeGreaterThan(Date.now());
});
