import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {released} from '../../config/versions';
import {quote, wanted} from './index';

const folder = `${released.folder}/tutorial`;
const read = (file: string) => readFileSync(file, 'utf8');
const readAll = () =>
  [...new Set(Object.values(wanted).map(({page}) => read(`${folder}/${page}.mdx`)))].join('');

test('every quote stands on its page, word for word', () => {
  const source = readAll();
  for (const [name, {code}] of Object.entries(quote(read))) {
    for (const line of code.split('\n')) {
      expect(source, name).toContain(line);
    }
  }
});

test('the example shows the files, the command and what came out', () => {
  const {component, platform, command, manifest} = quote(read);
  expect(component.title).toBe('components/greeter/greeter.cue');
  expect(command.code).toBe('holos render platform');
  const text = /greeting: "(.+)"/.exec(platform.code)?.[1];
  expect(text).toBeDefined();
  expect(manifest.code).toContain(`greeting: ${text}\nkind: ConfigMap`);
  expect(manifest.code.split('\n').length).toBeLessThanOrEqual(component.code.split('\n').length);
});

test('an error is quoted with what is wrong and both places, and nothing else', () => {
  const [message = '', ...places] = quote(read).refusal.code.split('\n');
  expect(message).toContain('invalid value 50 (out of bound <=5)');
  expect(places).toHaveLength(2);
  for (const place of places) {
    expect(place).toMatch(/^ +\/\S+\.cue:\d+:\d+$/);
  }
});

test('a difference is quoted without the command, which its title says', () => {
  const {title, code} = quote(read).effect;
  expect(title).toBe('deploy/components/greeter/greeter.gen.yaml');
  expect(code).toMatch(/^\d+c\d+\n< .+\n---\n> .+$/);
});

test('the tool is installed by one command', () => {
  expect(quote(read).install.code).toMatch(/^brew install \S+$/);
});

for (const [name, block] of Object.entries(wanted)) {
  test(`a page without the block for "${name}" stops the build and is named`, () => {
    const file = `${folder}/${block.page}.mdx`;
    const mark = 'title' in block ? `"${block.title}"` : block.contains;
    const without = (path: string) =>
      path === file ? read(path).replaceAll(mark, (found) => found.replace(/[a-z]/, 'X')) : read(path);
    expect(() => quote(without)).toThrow(`${file}: the home page quotes a block (${block.kind})`);
  });
}

test('a page that cannot be parsed is named with its line', () => {
  expect(() => quote(() => 'text {\n')).toThrow(/^versioned_docs\/.*\.mdx:\d+: /);
});
