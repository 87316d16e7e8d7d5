import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {VFile} from 'vfile';
import {loadPackage} from '../../engine/loadPackage';
import keptTrees from '.';

const {unified} = loadPackage('unified') as typeof import('unified');
const {default: remarkParse} = loadPackage('remark-parse') as typeof import('remark-parse');
const {default: remarkMdx} = loadPackage('remark-mdx') as typeof import('remark-mdx');
const {default: remarkGfm} = loadPackage('remark-gfm') as typeof import('remark-gfm');

/** Builds of a site, as new processes do them: each with a new processor. */
class Site {
  readonly folder = test.info().outputPath('site');
  readonly cache = path.join(this.folder, 'node_modules/.cache/kept-trees');
  /** The texts that were parsed. */
  readonly parsed: string[] = [];

  build(text: string, {syntax = remarkGfm as Plugin, file = 'docs/a.mdx'} = {}): Root {
    const {parsed} = this;
    const count: Plugin = function count() {
      const {parser: parse} = this;
      this.parser = (content, page) => {
        parsed.push(content);
        return parse?.(content, page) as Root;
      };
    };
    const plugins = [remarkParse, remarkMdx, count, keptTrees({siteDir: this.folder}), syntax] as Plugin[];
    const page = new VFile({value: text, path: path.join(this.folder, file)});
    return unified().use({plugins}).parse(page) as Root;
  }
}

const text = `# A\n\nimport A from './a'\n\n| a | b |\n|---|---|\n| ~~c~~ | {/d/u.test('d') && 10n} |\n\n<A b={[1, ...c]} />\n`;

test('the next build parses a page that has not changed, or gets another tree', () => {
  const site = new Site();
  const first = site.build(text);
  expect(site.build(text)).toEqual(first);
  expect(site.parsed).toEqual([text]);
});

test('a page keeps its former tree after its text, its file or the syntax has changed', () => {
  const site = new Site();
  site.build(text);
  const changed = site.build(text.replace('# A', '# B'));
  expect(changed.children[0]).toMatchObject({type: 'heading', children: [{value: 'B'}]});
  site.build(text, {file: 'docs/b.mdx'});
  expect(site.parsed).toHaveLength(3);
  const withoutTables = site.build(text, {file: 'docs/b.mdx', syntax: () => {}});
  expect(withoutTables.children.map(({type}) => type)).not.toContain('table');
});

test('an extension whose parts refer to each other stops the build', () => {
  const site = new Site();
  const syntax: Plugin = function circle() {
    const part: Record<string, unknown> = {sign: 1n};
    part.whole = part;
    (this.data() as Record<string, unknown>).circle = part;
  };
  expect(site.build(text, {syntax})).toEqual(site.build(text, {syntax}));
  expect(site.parsed).toEqual([text]);
});

test('a page outside of the site’s folder has its tree outside of the cache', () => {
  const site = new Site();
  site.build(text, {file: '../../../../../shared/a.mdx'});
  expect(readdirSync(path.dirname(site.cache))).toEqual(['kept-trees']);
  expect(readdirSync(site.cache, {recursive: true}).join()).toContain('a.mdx.tree');
});

test('a damaged tree, or a folder that cannot be written, stops the build', () => {
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
