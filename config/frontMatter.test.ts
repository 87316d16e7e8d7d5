import path from 'node:path';
import {expect, test} from '@playwright/test';
import {imageOf} from '../plugins/publish/cards';
import {createFrontMatterParser} from './frontMatter';
import {pages} from './pages';
import {unreleased} from './versions';

const parseFrontMatter = createFrontMatterParser({imageOf: imageOf((file) => pages.of(file)?.card)});

/** Parses front matter as the framework would call it, with fields already read. */
function parse(frontMatter: Record<string, unknown>, file = 'src/pages/page.md') {
  return parseFrontMatter({
    filePath: path.resolve(file),
    fileContent: 'Text.',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: 'Text.'}),
  });
}

const complete = {title: 'A title', description: 'What the page is about.'};

test('a page of the docs has its card as its image, unless it names another one', async () => {
  const image = `/cards/${unreleased.path}/glossary.png`;
  expect((await parse(complete, 'docs/glossary.mdx')).frontMatter).toEqual({...complete, image});
  expect((await parse({...complete, unlisted: true}, 'docs/glossary.mdx')).frontMatter.image).toBeUndefined();
  expect((await parse(complete, 'docs/my größe (1).mdx')).frontMatter.image).toBe(
    `/cards/${unreleased.path}/my%20gr%C3%B6%C3%9Fe%20%281%29.png`,
  );
  const own = {...complete, image: '/img/own.png'};
  expect((await parse(own, 'docs/glossary.mdx')).frontMatter).toEqual(own);
});
