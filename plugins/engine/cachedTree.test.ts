import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {cachedTree, cacheFile, hashSite} from './cachedTree';
import {parseMarkdown} from './markdown';

const page = `# A\n\nimport A from './a'\n\n| a | b |\n|---|---|\n| ~~c~~ | {/d/u.test('d') && 10n} |\n\n<A b={[1, ...c]} />\n`;

/** Reads the tree of a page as builds do, and counts how often it was parsed. */
class Site {
  readonly folder = test.info().outputPath('site');
  readonly cache = path.join(this.folder, 'cache/a.tree');
  readonly files = ['package-lock.json', 'docusaurus.config.ts'].map((file) => path.join(this.folder, file));
  parsed = 0;

  constructor() {
    mkdirSync(this.folder);
    this.files.forEach((file) => writeFileSync(file, '1'));
  }

  build(text = page) {
    const parse = () => {
      this.parsed += 1;
      return parseMarkdown(text);
    };
    return cachedTree(this.cache, text, [], parse, hashSite(this.folder));
  }
}

test('a tree is parsed again after another text, version of a package or configuration, and otherwise not', () => {
  const site = new Site();
  const first = site.build();
  expect(site.build()).toEqual(first);
  expect(site.parsed).toBe(1);
  expect(site.build('# B')).toEqual(parseMarkdown('# B'));
  for (const file of site.files) {
    site.build();
    const former = site.parsed;
    writeFileSync(file, '2');
    site.build();
    expect(site.parsed, file).toBe(former + 1);
  }
});

test('a build with a damaged cache, or one that it can’t write, parses the pages again', () => {
  const site = new Site();
  const first = site.build();
  writeFileSync(site.cache, readFileSync(site.cache).subarray(0, 100));
  expect(site.build()).toEqual(first);
  rmSync(path.dirname(site.cache), {recursive: true});
  // A file where the folder should be.
  writeFileSync(path.dirname(site.cache), '');
  expect(site.build()).toEqual(first);
  expect(site.parsed).toBe(3);
});

test('the tree of a page outside of the site’s folder is in the cache of the site', () => {
  expect(cacheFile('/site', '../../a.mdx')).toContain('/site/node_modules/.cache/trees/');
});
