import {expect, test} from '@playwright/test';
import type {AllContent} from '@docusaurus/types';
import {createPages} from '../lib/pages';
import {versionsOf} from '../lib/versions';
import {articlesOf} from './articles';

const pages = createPages('/site', versionsOf([], 'v1'));

const doc = (id: string, more = {}) => ({
  id,
  permalink: `/docs/v1/${id}`,
  source: `@site/docs/${id}.mdx`,
  title: id.toUpperCase(),
  description: `About ${id}.`,
  draft: false,
  unlisted: false,
  ...more,
});

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          path: '/docs/v1',
          docs: [
            doc('extra'),
            doc('a'),
            doc('b'),
            doc('hidden', {unlisted: true}),
            doc('draft', {draft: true}),
          ],
          sidebars: {
            doc: [
              {type: 'category', label: 'B', link: {type: 'doc', id: 'b'}, items: [{type: 'doc', id: 'a'}]},
              {type: 'link', href: '/x', label: 'X'},
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        {
          metadata: {
            permalink: '/blog/p',
            title: 'P',
            description: 'Post.',
            source: '@site/blog/2025-01-02-p.mdx',
            date: new Date('2025-01-02T12:00Z'),
            authors: [{name: 'One'}, {name: 'Two'}],
          },
        },
      ],
    },
  },
} as unknown as AllContent;

test('pages come in the order of the sidebar, then those that it lacks, then posts', () => {
  expect(
    articlesOf(content, pages).map(({route, section, trail, source, day, byline}) => [
      route,
      section,
      trail,
      source,
      day,
      byline,
    ]),
  ).toEqual([
    ['/docs/v1/b/', 'v1', [], 'docs/b.mdx', undefined, undefined],
    ['/docs/v1/a/', 'v1', ['B'], 'docs/a.mdx', undefined, undefined],
    ['/docs/v1/extra/', 'v1', [], 'docs/extra.mdx', undefined, undefined],
    ['/blog/p/', 'blog', [], 'blog/2025-01-02-p.mdx', '2025-01-02', 'One, Two'],
  ]);
});

test('a page whose front matter moves it away from its path is refused by file', () => {
  const moved = structuredClone(content) as never as {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: {docs: {permalink: string}[]}[]}};
  };
  const [first] = moved['docusaurus-plugin-content-docs'].default.loadedVersions[0]?.docs ?? [];
  Object.assign(first ?? {}, {permalink: '/docs/v1/elsewhere'});
  expect(() => articlesOf(moved as never, pages)).toThrow(
    'docs/extra.mdx: its front matter gives it the address /docs/v1/elsewhere, but its path says /docs/v1/extra/.',
  );
});
