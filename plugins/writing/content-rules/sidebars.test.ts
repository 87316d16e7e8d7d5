import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from '@playwright/test';
import {formatProblem} from '../../engine/problem';
import {cardListProblems, folderProblems, sidebarProblems} from './sidebars';

/** A page as the framework loads it, as far as sidebars need it. */
const doc = (id: string, more = {}) => ({id, source: `@site/docs/${id}.mdx`, frontMatter: {}, ...more});
const item = (id: string) => ({type: 'doc', id});

test('pages in no sidebar are named', () => {
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
    ],
  } as unknown as LoadedContent;
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

test('a list of cards on a page that starts no category is named with its line', () => {
  const siteDir = test.info().outputPath();
  mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  for (const name of ['start', 'leaf', 'plain']) {
    const text = name === 'plain' ? 'Text.\n' : '---\n---\n\n<DocCardList />\n';
    writeFileSync(path.join(siteDir, `docs/${name}.mdx`), text);
  }
  const docs = ['start', 'leaf', 'plain'].map((id) => ({id, source: `@site/docs/${id}.mdx`}));
  const sidebars = {
    doc: [{type: 'category', link: {type: 'doc', id: 'start'}, items: [{type: 'doc', id: 'leaf'}]}],
  };
  const found = cardListProblems({loadedVersions: [{docs, sidebars}]} as never, siteDir);
  expect(found.map(({file, line}) => `${file}:${line}`)).toEqual(['docs/leaf.mdx:4']);
});
