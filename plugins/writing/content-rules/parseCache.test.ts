import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {VFile} from 'vfile';
import {loadPackage} from '../../engine/loadPackage';
import {preprocess} from '../../engine/markdown';
import {readFile} from '../../engine/sourcePage';
import {cacheTrees} from './parseCache';

const {unified} = loadPackage('unified') as typeof import('unified');
const {default: remarkParse} = loadPackage('remark-parse') as typeof import('remark-parse');
const {default: remarkMdx} = loadPackage('remark-mdx') as typeof import('remark-mdx');
const {default: remarkGfm} = loadPackage('remark-gfm') as typeof import('remark-gfm');

/** Builds of a site, as new processes do them: each with a new processor. */
class Site {
  readonly folder = test.info().outputPath('site');
  readonly cache = path.join(this.folder, 'node_modules/.cache/trees');
  /** The texts that were parsed. */
  readonly parsed: string[] = [];

  build(text: string, {file = 'docs/a.mdx'} = {}): Root {
    const {parsed} = this;
    const count: Plugin = function count() {
      const {parser: parse} = this;
      this.parser = (content, page) => {
        parsed.push(content);
        return parse?.(content, page) as Root;
      };
    };
    const cache = [cacheTrees(this.folder)];
    const plugins = [remarkParse, remarkMdx, count, ...cache, remarkGfm] as Plugin[];
    const page = new VFile({value: text, path: path.join(this.folder, file)});
    return unified().use({plugins}).parse(page) as Root;
  }
}

const text = `# A\n\nimport A from './a'\n\n| a | b |\n|---|---|\n| ~~c~~ | {/d/u.test('d') && 10n} |\n\n<A b={[1, ...c]} />\n`;

test('the next build reads the tree of a page that has not changed', () => {
  const site = new Site();
  const first = site.build(text);
  expect(site.build(text)).toEqual(first);
  expect(site.parsed).toEqual([text]);
});

test('a page is parsed again after its text or its file has changed', () => {
  const site = new Site();
  site.build(text);
  const changed = site.build(text.replace('# A', '# B'));
  expect(changed.children[0]).toMatchObject({type: 'heading', children: [{value: 'B'}]});
  site.build(text, {file: 'docs/b.mdx'});
  expect(site.parsed).toHaveLength(3);
});

test('the cache also works for a page outside of the site’s folder', () => {
  const site = new Site();
  site.build(text, {file: '../../../../../shared/a.mdx'});
  expect(readdirSync(path.dirname(site.cache))).toEqual(['trees']);
  expect(readdirSync(site.cache, {recursive: true}).join()).toContain('a.mdx.tree');
});

test('a build with a damaged cache, or one that it can’t write, parses the pages again', () => {
  const site = new Site();
  const first = site.build(text);
  const file = path.join(site.cache, 'docs/a.mdx.tree');
  writeFileSync(file, readFileSync(file).subarray(0, 100));
  expect(site.build(text)).toEqual(first);
  rmSync(path.dirname(site.cache), {recursive: true});
  // A file where the folder should be.
  writeFileSync(path.dirname(site.cache), '');
  expect(site.build(text)).toEqual(first);
  expect(site.parsed).toHaveLength(3);
});

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
