import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from '@playwright/test';
import {formatProblem} from '../../engine/problem';
import {sidebarProblems} from './files';

/** A page as the framework loads it, as far as sidebars need it. */
const doc = (id: string, more = {}) => ({id, source: `@site/docs/${id}.mdx`, frontMatter: {}, ...more});
const item = (id: string) => ({type: 'doc', id});

test('a page that no sidebar lists is reported, unless its version has no sidebars', () => {
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
  expect(sidebarProblems(loaded, '/site').map(formatProblem)).toEqual([
    "docs/lost.mdx:1: no sidebar lists this page; add 'lost' to sidebars.js, or displayed_sidebar: ships to its front matter",
  ]);
});
