import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {loadPackage} from '../../engine/loadPackage';
import {preprocess} from '../../engine/markdown';
import {readFile} from '../../engine/sourcePage';
import {cacheTrees} from './parseCache';

/** The framework's steps from a page's text to its components, with options of the preset. */
const framework = {
  preprocess: (loadPackage('@docusaurus/mdx-loader/lib/preprocessor') as {default: (page: object) => string})
    .default,
  ...(loadPackage('@docusaurus/mdx-loader/lib/processor') as {
    createProcessorUncached(site: object): Promise<{process(page: object): Promise<{content: string}>}>;
  }),
};

/** Compiles a page as the framework does, and returns how often it was parsed for that. */
async function compile(folder: string, file: string, syntax: readonly Plugin[] = []): Promise<number> {
  let parses = 0;
  const count: Plugin = function count() {
    const {parser: parse} = this;
    this.parser = (content, page) => {
      parses++;
      return parse?.(content, page) as Root;
    };
  };
  const markdownConfig = {
    anchors: {},
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    preprocessor: ({fileContent}: {fileContent: string}) => preprocess(fileContent),
  };
  const filePath = path.join(folder, file);
  const beforeDefaultRemarkPlugins = [...syntax, count, cacheTrees(folder)];
  const options = {markdownConfig, admonitions: true, beforeDefaultRemarkPlugins, staticDirs: []};
  const {process} = await framework.createProcessorUncached({options, format: 'mdx'});
  const fileContent = readFileSync(filePath, 'utf8');
  const content = framework.preprocess({fileContent, filePath, markdownConfig, admonitions: true});
  await process({content, filePath, frontMatter: {}, compilerName: 'client'});
  return parses;
}

test('the framework takes the tree that the rules have read, unless a plugin adds syntax', async () => {
  const folder = test.info().outputPath('site');
  const source = '# A {#b}\r\n\n:::tip A b\n\n~~c~~ <!-- d -->\n\n:::\n\n```mdx-code-block\n## E {#f}\n```\n';
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'a.mdx'), `---\na: b\n---\n\n${source}`);
  readFile(folder, 'a.mdx');
  expect(await compile(folder, 'a.mdx')).toBe(0);
  const addSyntax: Plugin = function addSyntax() {
    this.data('micromarkExtensions')?.push({});
  };
  expect(await compile(folder, 'a.mdx', [addSyntax])).toBe(1);
});
