import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parseFrontMatter} from './frontMatter';

test('the key for the search is left out of the front matter, and the rest is kept', async () => {
  const frontMatter = {title: 'A title', image: '/img/own.png', search: {anchor: 'word'}};
  const parsed = await parseFrontMatter({
    filePath: path.resolve('docs/glossary.mdx'),
    fileContent: 'Text.',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: 'Text.'}),
  });
  expect(parsed).toEqual({frontMatter: {title: 'A title', image: '/img/own.png'}, content: 'Text.'});
});
