import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {quote, wanted} from './index';

const folder = 'versioned_docs/version-v1alpha5/tutorial';
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

test('the example shows the file, the command and what came out', () => {
  const {component, command, output, manifest, refusal} = quote(read);
  expect(component.title).toBe('components/greeter/greeter.cue');
  expect(command.code).toBe('holos render platform');
  expect(output.code).toMatch(/^rendered greeter in /);
  expect(manifest.code).toContain('kind: Deployment');
  expect(refusal.code).toMatch(/^error at [^]*out of bound[^]*\n\[\.\.\.\]$/);
  expect(refusal.code.split('\n')).toHaveLength(5);
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
