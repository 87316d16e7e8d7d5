import {expect, test} from '@playwright/test';
import {TestFolder} from './fixture/folder';
import {readFile, readText} from './sourcePage';

const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`;

test('a file is parsed again only after its text has changed', () => {
  const first = readText('docs/once.mdx', page('One.'));
  expect(readText('docs/once.mdx', page('One.'))).toBe(first);
  expect(readText('docs/once.mdx', page('Two.'))).not.toBe(first);
  expect(readText('docs/other.mdx', page('Two.')).page?.file).toBe('docs/other.mdx');
});

test('a file is read once for its text and front matter, by absolute or relative path', () => {
  const {folder: siteDir, whole, write} = new TestFolder(test.info().outputPath());
  write('docs/a.mdx', page('Text.'));
  const reading = readFile(siteDir, whole('docs/a.mdx'));
  expect(reading.page).toMatchObject({file: 'docs/a.mdx', frontMatter: {title: 'Page'}});
  expect(readFile(siteDir, 'docs/a.mdx')).toBe(reading);
});

test('a mistake is reported with its line, and no longer once the writer has corrected it', () => {
  expect(readText('docs/b.mdx', page('{not code}'))).toMatchObject({problem: {line: 5}});
  expect(readText('docs/b.mdx', page('mended')).problem).toBeUndefined();
});
