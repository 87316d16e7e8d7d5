import {expect, test} from '@playwright/test';
import {parseFrontMatter} from './frontMatter';

const parse = async (filePath: string, frontMatter: object) => {
  const parsed = {frontMatter: {...frontMatter}, content: 'Text.'};
  const params = {filePath, fileContent: '', defaultParseFrontMatter: () => Promise.resolve(parsed)};
  return (await parseFrontMatter(params)).frontMatter;
};

test('a page keeps its front matter without the key for the search, and shows code only in its lead', async () => {
  const own = {title: 'A title', image: '/img/own.png'};
  expect(
    await parse('docs/glossary.mdx', {...own, description: 'Run `x`.', search: {anchor: 'word'}}),
  ).toEqual({...own, description: 'Run x.', lead: 'Run `x`.'});
  // The framework warns of a part with front matter.
  expect(await parse('docs/_part.mdx', {})).toEqual({});
});
