import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {modulesNamed, packageOf, usesOf} from './packages';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  scripts: Record<string, string>;
  bin?: string | Record<string, string>;
}

/** Packages that no code names, with the reason why they are declared. */
const unnamed = {
  dependencies: {
    '@docusaurus/preset-classic': 'docusaurus.config.ts calls it classic',
    '@mdx-js/react': 'a peer that the framework asks for',
    tsx: 'the workflows run deploy:prepare and rehearse:reproducible with what a build needs',
    mermaid: 'drawn with by theme-mermaid, in the version that overrides name',
  },
  devDependencies: {
    '@docusaurus/module-type-aliases': 'types of @theme/ and @docusaurus/, named by @docusaurus/tsconfig',
    '@docusaurus/tsconfig': 'extended by tsconfig.json',
    '@types/node': 'types of Node.js itself',
  },
} as const;

// The code is read once, by one worker.
test.describe.configure({mode: 'default'});

const root = () => test.info().config.rootDir;

const read = (file: string) => readFileSync(path.join(root(), file), 'utf8');

const manifest = () => JSON.parse(read('package.json')) as Manifest;

let found: ReturnType<typeof usesOf> | undefined;

const uses = () => (found ??= usesOf(root()));

/** The programs that scripts and tools start. */
const programs = () =>
  new Set([
    ...Object.values(manifest().scripts).join(' ').split(/\s+/),
    ...read('tools/check/steps.ts').split("'"),
  ]);

/** The names of a package's programs. */
function programsOf(name: string): string[] {
  const {bin = {}} = JSON.parse(read(`node_modules/${name}/package.json`)) as Manifest;
  return typeof bin === 'string' ? [name] : Object.keys(bin);
}

/** Types of a package that brings none. */
const typesOf = (name: string) => `@types/${name.replace(/^@(.*)\//, '$1__')}`;

test('every package that the code names is declared, for a build or for development', () => {
  const {dependencies, devDependencies} = manifest();
  const {production, development} = uses();
  const missing = [...production, ...development]
    .filter(
      ([name]) =>
        !(name in dependencies) && !(name in devDependencies) && !(typesOf(name) in devDependencies),
    )
    .map(([name, files]) => `${name} (${[...files].join(', ')})`);
  expect.soft(missing, 'npm install them, with --save-dev where only tests and tools name them').toEqual([]);
  const misplaced = [...production.keys()].filter((name) => !(name in dependencies));
  expect
    .soft(misplaced, '`npm ci --omit=dev && npm run build` needs them: move them to dependencies')
    .toEqual([]);
});

test('every package that is declared is named by code, in the right list', () => {
  const {dependencies, devDependencies} = manifest();
  const {production, development} = uses();
  const started = programs();
  const isUsed = (name: string) =>
    production.has(name) || development.has(name) || programsOf(name).some((program) => started.has(program));
  const idle = Object.keys(dependencies).filter(
    (name) => !production.has(name) && !(name in unnamed.dependencies),
  );
  expect.soft(idle, 'no build needs them: move them to devDependencies, or npm uninstall them').toEqual([]);
  const idleTypes = (name: string) =>
    name.startsWith('@types/') &&
    ![...production.keys(), ...development.keys()].some((used) => typesOf(used) === name);
  const idleDev = Object.keys(devDependencies).filter(
    (name) =>
      !(name in unnamed.devDependencies) && (name.startsWith('@types/') ? idleTypes(name) : !isUsed(name)),
  );
  expect.soft(idleDev, 'nothing names them: npm uninstall them').toEqual([]);
});

test('what is declared without being named still has its reason', () => {
  const {dependencies, devDependencies} = manifest();
  const {production} = uses();
  const stale = [
    ...Object.keys(unnamed.dependencies).filter((name) => !(name in dependencies) || production.has(name)),
    ...Object.keys(unnamed.devDependencies).filter((name) => !(name in devDependencies)),
  ];
  expect(stale, 'take them out of the list above').toEqual([]);
});

test('versions are exact, and all of the framework is of one version', () => {
  const {dependencies, devDependencies, overrides} = manifest();
  const declared = Object.entries({...dependencies, ...devDependencies});
  const ranges = [...declared, ...Object.entries(overrides)].filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$|^\$/.test(version),
  );
  expect(ranges).toEqual([]);
  const framework = declared
    .filter(([name]) => name.startsWith('@docusaurus/'))
    .map(([, version]) => version);
  expect(new Set(framework).size).toBe(1);
});

test('the README says why each override is there', () => {
  const [, pins = ''] = /## Pins\n([^]*?)\n## /.exec(read('README.md')) ?? [];
  const rows = [...pins.matchAll(/^\| `([^`]+)` \| ([^|]+?) \|/gm)].map(([, name, version]) => [
    name,
    version,
  ]);
  const {dependencies, overrides} = manifest();
  const versionOf = ([name = '', version = '']: [string, string]) =>
    version.startsWith('$') ? dependencies[name] : version;
  for (const override of Object.entries(overrides)) {
    expect(rows).toContainEqual([override[0], versionOf(override)]);
  }
});

test('a package counts as named however it is loaded', () => {
  const source = [
    "import type {Root} from 'a-type';",
    "import {type A, type B} from '@scope/types';",
    "import {type C, d} from 'a-value/deep';",
    "export {e} from 'exported';",
    "const f = await import('imported');",
    "require.resolve('resolved/file.css', {paths: [require.resolve('nested')]});",
    'load(`templated/${name}`);',
    "createRequire(import.meta.url).resolve('created/x.js');",
    "const themes = ['@scope/theme'];",
    "path.resolve('docs/page.mdx');",
    "let g: import('typed').G;",
  ].join('\n');
  const named = modulesNamed('docusaurus.config.ts', source).map(({specifier, isType}) => [
    packageOf(specifier, '/'),
    isType,
  ]);
  expect(new Map(named as [string, boolean][])).toEqual(
    new Map([
      ['a-type', true],
      ['@scope/types', true],
      ['a-value', false],
      ['exported', false],
      ['imported', false],
      ['resolved', false],
      ['nested', false],
      ['templated', false],
      ['created', false],
      ['@scope/theme', false],
      ['typed', true],
    ]),
  );
});

test('files of the site and aliases of the framework are no packages', () => {
  const of = (specifier: string) => packageOf(specifier, root());
  expect(['./x', '../y', 'node:fs', '@site/config/site', '@theme/Layout', '@generated/x'].map(of)).toEqual(
    Array.from({length: 6}, () => undefined),
  );
  expect(of('@docusaurus/Link')).toBe('@docusaurus/core');
  expect(of('@docusaurus/theme-common/internal')).toBe('@docusaurus/theme-common');
});
