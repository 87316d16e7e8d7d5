import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {VFile} from 'vfile';
import {loadPackage} from '../../engine/loadPackage';
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
