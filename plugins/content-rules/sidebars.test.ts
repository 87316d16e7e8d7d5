import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from '@playwright/test';
import {formatProblem} from '../../lib/problem';
import {sidebarProblems} from './sidebars';

/** A page as the framework loads it, as far as sidebars need it. */
const doc = (id: string, more: object = {}) => ({
  id,
  source: `@site/docs/${id}.mdx`,
  frontMatter: {},
  ...more,
});
const item = (id: string) => ({type: 'doc', id});

test('pages in no sidebar, and pages that one lists twice, are named', ({}, info) => {
  const outputPath = (name: string) => info.outputPath(name);
  writeFileSync(
    outputPath('sidebars.js'),
    "export default {\n  ships: [\n    'boats',\n    'boats',\n  ],\n};\n",
  );
  const category = {
    type: 'category',
    link: {type: 'doc', id: 'harbors'},
    items: [item('delft'), item('boats')],
  };
  const loaded = {
    loadedVersions: [
      {
        docs: [
          ...['boats', 'harbors', 'delft', 'lost'].map((id) => doc(id)),
          doc('shown', {frontMatter: {displayed_sidebar: 'ships'}}),
          doc('hidden', {unlisted: true}),
          doc('draft', {draft: true}),
        ],
        sidebars: {ships: [item('boats'), category], others: [item('boats')]},
        sidebarFilePath: outputPath('sidebars.js'),
      },
      {docs: [doc('free')], sidebars: {}, sidebarFilePath: false},
    ],
  } as unknown as LoadedContent;
  expect(sidebarProblems(loaded, path.dirname(outputPath('sidebars.js'))).map(formatProblem)).toEqual([
    "docs/lost.mdx:1: no sidebar lists this page; add 'lost' to sidebars.js, or displayed_sidebar: ships to its front matter",
    'sidebars.js:4: boats is listed twice; leave one of them out',
  ]);
});
