import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parseFrontMatter} from './frontMatter';

test('a page keeps its front matter without the key for the search, and shows code only in its lead', async () => {
  const own = {title: 'A title', image: '/img/own.png'};
  const frontMatter = {...own, description: 'Run `x`.', search: {anchor: 'word'}};
  const parsed = await parseFrontMatter({
    filePath: path.resolve('docs/glossary.mdx'),
    fileContent: 'Text.',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: 'Text.'}),
  });
  expect(parsed).toEqual({
    frontMatter: {...own, description: 'Run x.', lead: 'Run `x`.'},
    content: 'Text.',
  });
});
