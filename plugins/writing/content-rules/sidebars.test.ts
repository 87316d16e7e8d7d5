import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {loadFreshModule} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import {formatProblem} from '../../engine/problem';
import {cardListProblems, folderProblems, forgetSidebars, sidebarProblems} from './sidebars';

/** A page as the framework loads it, as far as sidebars need it. */
const doc = (id: string, more = {}) => ({id, source: `@site/docs/${id}.mdx`, frontMatter: {}, ...more});
const item = (id: string) => ({type: 'doc', id});

test('pages in no sidebar are named, unless their version has no sidebars', () => {
  const category = {type: 'category', link: {type: 'doc', id: 'harbors'}, items: [item('delft')]};
  const loaded = {
    loadedVersions: [
      {
        docs: [
          ...['boats', 'harbors', 'delft', 'lost'].map((id) => doc(id)),
          doc('shown', {frontMatter: {displayed_sidebar: 'ships'}}),
          doc('hidden', {unlisted: true}),
          doc('draft', {draft: true}),
        ],
        sidebars: {ships: [category], others: [item('boats')]},
        sidebarFilePath: '/site/sidebars.js',
      },
      {docs: [doc('free')], sidebars: {}, sidebarFilePath: false},
      {docs: [doc('old')], sidebars: {}, sidebarFilePath: '/site/versioned_sidebars/no-such-file.json'},
    ],
  } as unknown as LoadedContent;
  forgetSidebars({loadedVersions: loaded.loadedVersions.slice(1)});
  expect(sidebarProblems(loaded, '/site').map(formatProblem)).toEqual([
    "docs/lost.mdx:1: no sidebar lists this page; add 'lost' to sidebars.js, or displayed_sidebar: ships to its front matter",
  ]);
});

test('a folder that the rules do not read is named with the entry for it', () => {
  const version = (folder: string, address: string) => ({contentPath: `/site/${folder}`, path: address});
  const loaded = {loadedVersions: [version('docs', '/base/docs'), version('cli', '/base/cli')]} as never;
  const folders = [{folder: 'docs', kind: 'docs', address: '/docs/'}] as const;
  expect(folderProblems(loaded, {siteDir: '/site', baseUrl: '/base/'}, folders).map(formatProblem)).toEqual([
    `docusaurus.config.ts:1: no rule for writers reads cli/; add {folder: 'cli', kind: 'docs', address: '/cli/'} to the option "folders" of content-rules`,
  ]);
});

test('a list of cards on a page in no category is named with its line', () => {
  const siteDir = test.info().outputPath();
  mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  const shown = '```md\n<DocCardList />\n```\n\n<DocCardList items={[]} />\n';
  const pages = {
    start: '<DocCardList />\n',
    leaf: '<DocCardList />\n',
    shown,
    top: `${shown}\n<DocCardList />\n`,
  };
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(path.join(siteDir, `docs/${name}.mdx`), text);
  }
  const category = {type: 'category', link: {type: 'doc', id: 'start'}, items: [item('leaf')]};
  const sidebars = {doc: [item('shown'), category, item('top')]};
  const docs = Object.keys(pages).map((id) => doc(id));
  const found = cardListProblems({loadedVersions: [{docs, sidebars}]} as never, siteDir);
  expect(found.map(({file, line}) => `${file}:${line}`)).toEqual(['docs/top.mdx:7']);
});

test('the framework reads a sidebar of JSON again after an edit', async () => {
  const sidebarFilePath = test.info().outputPath('sidebars.json');
  const loaded = {loadedVersions: [{sidebarFilePath}, {sidebarFilePath: false}]} as unknown as LoadedContent;
  const read = (text: string) => {
    writeFileSync(sidebarFilePath, text);
    return loadFreshModule(sidebarFilePath);
  };
  expect(await read('[1]')).toEqual([1]);
  forgetSidebars(loaded);
  expect(await read('[2]')).toEqual([2]);
});
