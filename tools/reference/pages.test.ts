import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {versions, type Version} from '../../config/versions';
import {TestFolder} from '../../plugins/engine/fixture/folder';
import {formatProblem} from '../../plugins/engine/problem';
import {formatData, type Package} from './data';
import {createReference} from './pages';

test('the committed pages of the reference match its data', () => {
  const {files, problems} = createReference(siteDir, versions);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(files.size).toBe(3 * versions.length);
  files.forEach((text, file) => {
    const written = readFileSync(path.join(siteDir, file), 'utf8');
    expect(written, `${file} is old; run: npm run reference`).toBe(text);
  });
});

const shapes: Package = {
  types: [
    {name: 'Shape', fields: ['name', 'size'].map((name) => ({name, type: 'string', mark: 'required'}))},
  ],
  constants: [],
};

/** A page as the program writes it, and what is missing in it. */
function fill(page: string) {
  const {folder, write} = new TestFolder(test.info().outputPath('site'));
  write('data/schema/v1.json', formatData({version: 'v1', packages: {shapes}}));
  write('data/cli.json', formatData({program: 'washer', version: '1', commands: []}));
  write('docs/api/shapes.mdx', page);
  write('docs/api/cli.mdx', '');
  const {files, problems} = createReference(folder, [{label: 'v1', folder: 'docs'} as Version]);
  return {text: files.get('docs/api/shapes.mdx'), problems: problems.map(formatProblem)};
}

const part = (key: string, ...items: string[]) =>
  [`<div data-reference="${key}">`, ...items, '</div>'].join('\n\n');

test('each description stays with its field when the order of the fields changes', () => {
  const items = ['size', 'name', 'gone'].map((name) => `- \`${name}\`\n\n  About **${name}**.\n\n  More.`);
  const {text, problems} = fill(part('shapes.#Shape', ...items));
  expect(problems).toEqual([]);
  const heads = ['name', 'size'].map((name) => [
    `- [\`${name}\`](#Shape.${name}) \`string\`, *required*`,
    `  About **${name}**.\n\n  More.`,
  ]);
  expect(text).toBe(part('shapes.#Shape', ...heads.flat()));
});

test('a missing description or type is reported with file, line and remedy', () => {
  expect(fill(`Text.\n\n${part('shapes.#Shape', '- `size`\n\n  Its size.')}`).problems).toEqual([
    'docs/api/shapes.mdx:3: no description of name; write one under the item: "  What it does", after an empty line',
  ]);
  expect(fill(part('shapes.#Gone')).problems).toEqual([
    'docs/api/shapes.mdx:1: nothing is called "shapes.#Gone"; name a type, such as core.#Helm, or a command, such as holos render platform',
  ]);
});
