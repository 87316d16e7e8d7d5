import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {generalPlugins, instructionsOf} from '../support/freshSite';

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

type Versions = Record<string, string>;

const {dependencies, devDependencies, overrides} = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Versions
>;
const declared = Object.entries({...dependencies, ...devDependencies});

test('versions are exact, and all of the framework is of one version', () => {
  const isExact = (version: string) => /^\d+\.\d+\.\d+(?:-[\w.]+)?$|^\$/.test(version);
  const ranges = [...declared, ...Object.entries(overrides)].filter(([, version]) => !isExact(version));
  expect(ranges).toEqual([]);
  const framework = declared.filter(([name]) => name.startsWith('@docusaurus/'));
  expect(new Set(framework.map(([, version]) => version)).size).toBe(1);
});

test('an override or a pre-release is pinned without a reason in the README', () => {
  const rows = [...read('README.md').matchAll(/^\| `([^`]+)` \| (\d\S+) \|/gm)].map(([, ...cells]) => cells);
  const preReleases = declared.filter(([, version]) => version.includes('-'));
  for (const [name, version] of [...Object.entries(overrides), ...preReleases]) {
    expect(rows).toContainEqual([name, version.startsWith('$') ? dependencies[name] : version]);
  }
});

test("a plugin's README installs another version of a package than this site has", () => {
  const readmes = readdirSync(path.join(siteDir, 'plugins'), {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('/README.md'),
  );
  const lines = readmes.flatMap((file) =>
    Array.from(read(`plugins/${file}`).matchAll(/^npm install (.*)$/gm), ([, names = '']) => names),
  );
  const installs = lines.flatMap((line) => line.split(' '));
  expect(installs.length).toBeGreaterThan(0);
  const versions = new Map(declared);
  const others = installs.filter((install) => {
    const [, name = '', version] = /^(.+)@([\d.]+)$/.exec(install) ?? [];
    return !version || !`${versions.get(name)}.`.startsWith(`${version}.`);
  });
  expect(others).toEqual([]);
});

test("a plugin's README omits a plugin that its code imports", () => {
  for (const plugin of generalPlugins()) {
    const folder = `plugins/${plugin}`;
    const files = readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'});
    const code = files.filter((file) => /(?<!\.test|\.spec)\.tsx?$/.test(file));
    const imported = code.flatMap((file) =>
      Array.from(
        read(`${folder}/${file}`).matchAll(/ from '(?:\.\.\/)+([\w-]+)\//g),
        ([, name = '']) => name,
      ),
    );
    const others = imported.filter((name) => existsSync(path.join(siteDir, 'plugins', name)));
    const {needs} = instructionsOf(plugin);
    expect(
      others.filter((name) => name !== plugin && !needs.includes(name)),
      plugin,
    ).toEqual([]);
  }
});
