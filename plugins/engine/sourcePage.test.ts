import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {memoizeWeak} from './memoizeWeak';
import {readFile, readText} from './sourcePage';

const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`;

test('the same text of a file is parsed once, and a changed text again', () => {
  const first = readText('docs/once.mdx', page('One.'));
  expect(readText('docs/once.mdx', page('One.'))).toBe(first);
  expect(readText('docs/once.mdx', page('Two.'))).not.toBe(first);
  expect(readText('docs/other.mdx', page('Two.')).page?.file).toBe('docs/other.mdx');
});

test('tree and front matter of a file come from one reading, whatever the form of its path', () => {
  const siteDir = test.info().outputPath();
  const whole = path.join(siteDir, 'docs/a.mdx');
  mkdirSync(path.dirname(whole));
  writeFileSync(whole, page('Text.'));
  const reading = readFile(siteDir, whole);
  expect(reading.page).toMatchObject({file: 'docs/a.mdx', frontMatter: {title: 'Page'}});
  expect(readFile(siteDir, 'docs/a.mdx')).toBe(reading);
});

test('a text that is broken and mended is parsed each time, and its problem has a line', () => {
  expect(readText('docs/b.mdx', page('{not code}'))).toMatchObject({problem: {line: 5}});
  expect(readText('docs/b.mdx', page('mended')).problem).toBeUndefined();
});

test('a result for an object is computed once', () => {
  let calls = 0;
  const count = memoizeWeak(() => ++calls);
  const [a, b] = [{}, {}];
  expect([count(a), count(a), count(b), count(a)]).toEqual([1, 1, 2, 1]);
});
