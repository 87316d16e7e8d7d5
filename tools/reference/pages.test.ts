import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {versions, type Version} from '../../config/versions';
import {formatProblem} from '../../plugins/engine/problem';
import {formatData} from './data';
import {createCommandLine, createSchema} from './fixture';
import {findOutdated, createReference} from './pages';

test('the pages of the reference have what the schema and the command line say', () => {
  expect(findOutdated(siteDir, versions).map(formatProblem)).toEqual([]);
});

/** A site with one page of two versions, `shapes`, and the data of the fixture. The older version lacks a type and fields. */
function createSite(page: string) {
  const folder = test.info().outputPath('site');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const older = createSchema((text) =>
    text
      .replace('note:', 'Note:')
      .replace(/\ttags:.*\n|#Name: .*/g, '')
      .replace('#Name}', 'string}'),
  );
  write('data/schema/v2.json', formatData(createSchema()));
  write('data/schema/v1.json', formatData(older));
  write('data/cli.json', formatData(createCommandLine()));
  write('docs/api/shapes.mdx', page);
  write('old/api/shapes.mdx', page);
  const of = (label: string, at: string) => ({label, path: label, folder: at, name: label}) as Version;
  return {folder, versions: [of('v2', 'docs'), of('v1', 'old')]};
}

/** The page as the program writes it, in the newer or the older version, and what is missing in it. */
function fill(page: string, file = 'docs/api/shapes.mdx') {
  const site = createSite(page);
  const {files, problems} = createReference(site.folder, site.versions);
  return {
    text: files.get(file) ?? '',
    problems: problems.filter((one) => one.file === file).map(formatProblem),
  };
}

const part = (key: string, ...items: string[]) =>
  [`<div data-reference="${key}">`, ...items, '</div>'].join('\n\n');

test('a list of fields has their types, defaults and marks, and keeps the descriptions', () => {
  const described = ['name', 'size', 'kind', 'inner', 'outer', 'tags', 'note'].map(
    (name) => `- \`${name}\`\n\n  About **${name}**.\n\n  More.`,
  );
  const {text, problems} = fill(part('shapes.#Shape', ...described.reverse(), '- `gone`\n\n  Old.'));
  expect(problems).toEqual([]);
  expect(text).toBe(
    part(
      'shapes.#Shape',
      'Includes the fields of [`#Base`](#Base).',
      ...[
        '[`name`](#Shape.name) `string`, *required*',
        '[`size?`](#Shape.size) `int & (1 | *2)`',
        '[`kind`](#Shape.kind) `"Shape"`',
        '[`inner`](#Shape.inner) [`parts.#Inner`](./parts.mdx#Inner), default `{}`',
        '[`outer`](#Shape.outer) [`parts.#Outer`](./parts.mdx#Outer), *computed*',
        '[`tags`](#Shape.tags) `[...string]`, default `[]`, added in v2',
        '[`note`](#Shape.note) `string`, default `"none"`, `Note` in v1',
      ].map((head) => `- ${head}\n\n  About **${/\w+/.exec(head)?.[0]}**.\n\n  More.`),
    ),
  );
  expect(fill(text).text).toBe(text);
  expect(fill(text, 'old/api/shapes.mdx').text).toContain(
    '- [`Note`](#Shape.Note) `string`, default `"none"`, `note` in v2\n',
  );
});

test('aliases and constants have their values', () => {
  const items = ['- `Names`\n\n  Many.', '- `Name`\n\n  One.'];
  const {text} = fill(
    `${part('shapes aliases', ...items)}\n${part('shapes constants', '- `ShapeTag`\n\n  Tag.')}`,
  );
  expect(text).toContain(
    '- [`Names`](#Names) [`{[string]: #Name}`](#Name)\n\n  Many.\n\n- [`Name`](#Name) `string`, added in v2',
  );
  expect(text).toContain('- [`ShapeTag`](#ShapeTag) `"shape_tag"`\n\n  Tag.');
});

test('the table of types has the first sentence of each section', () => {
  const section = (type: string, text: string) =>
    `### \`#${type}\` {#${type}}\n\n${text}\n\n${part(`parts.#${type}`)}`;
  const page = `${part('parts types')}\n\n${section('Outer', '{/* a note */}\n\nA `na.\nme` of\nit. And more.')}\n\n${section('Inner', 'All: see above.')}`;
  const {text} = fill(page);
  expect(text).toContain('| [`#Inner`](#Inner) | All. |\n| [`#Outer`](#Outer) | A `na. me` of it. |');
});

test('a command has its usage, flags and words', () => {
  const items = ['--jobs', '--dry', '--soap'].map((name) => `- \`${name}\`\n\n  Flag.`);
  const {text} = fill(`${part('washer wash car', ...items)}\n${part('washer wash')}`);
  expect(text).toContain(
    'Usage: `washer wash car NAME [flags]`\n\n- [`--jobs`](#wash-car--jobs) `int`, default `number of CPUs`\n',
  );
  expect(text).toContain('- [`--dry`, `-d`](#wash-car--dry) boolean\n');
  expect(text).toContain('Usage: `washer wash [command]`\n\nOther names: `clean`\n\n</div>');
  expect(fill(part('washer')).text).toContain('`string`, default `info`, or the value of `WASHER_LOG_LEVEL`');
});

test('what is missing in a page is told with file, line and remedy, and so is a page that is not as the program writes it', () => {
  expect(fill(`Text.\n\n${part('parts.#Outer')}`).problems).toEqual([
    'docs/api/shapes.mdx:3: no description of name; write one under the item: "  What it does", after an empty line',
  ]);
  expect(fill(part('parts.#Gone')).problems).toEqual([
    'docs/api/shapes.mdx:1: nothing is called "parts.#Gone"; name a type, such as core.#Helm, or a command, such as holos render platform',
  ]);
  const site = createSite(`Text.\n\n${part('parts.#Outer', '- `name`\n\n  Its name.')}`);
  expect(findOutdated(site.folder, site.versions).map(formatProblem)).toContain(
    "docs/api/shapes.mdx:5: the reference isn't as the data says; run: npm run reference",
  );
});

test('names that have one meaning lead to the reference', () => {
  const site = createSite('');
  const read = (version: string) =>
    JSON.parse(
      createReference(site.folder, site.versions).files.get(`data/names/${version}.json`) ?? '',
    ) as Record<string, string>;
  expect(read('v2')).toMatchObject({
    'parts.#Inner': 'api/parts/#Inner',
    '#Shape': 'api/shapes/#Shape',
    'Shape.name': 'api/shapes/#Shape.name',
    shape_tag: 'api/shapes/#ShapeTag',
  });
  // Of another package, of several types, an ordinary word, a flag of another command.
  expect(
    Object.keys(read('v2')).filter((name) => ['#Inner', 'name', 'size', '--jobs'].includes(name)),
  ).toEqual([]);
  expect(read('v1')).not.toHaveProperty('#Name');
});
