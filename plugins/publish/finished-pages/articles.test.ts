import {expect, test} from '@playwright/test';
import type {AllContent} from '@docusaurus/types';
import {listArticles} from './articles';

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
            ...['extra', 'a', 'b'].map((id) => doc(id)),
            doc('c', {unlisted: true}),
            doc('d', {draft: true}),
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
      blogTagsListPath: '/blog/tags',
      blogPosts: [
        {
          id: 'p',
          metadata: {
            ...doc('p', {permalink: '/blog/p', source: '@site/blog/2025-01-02-p.mdx'}),
            date: new Date('2025-01-02T12:00Z'),
            authors: [{name: 'One'}, {name: 'Two'}],
          },
        },
        {id: 'hidden', metadata: {permalink: '/blog/hidden', title: 'H', unlisted: true}},
      ],
    },
  },
} as unknown as AllContent;

test('pages are listed in the order of the sidebar, then those outside of it, then the posts', () => {
  const found = listArticles(content, '/');
  const values = found.map((one) => [one.route, one.section, one.trail, one.source, one.day, one.byline]);
  expect(values).toEqual([
    ['/docs/v1/b/', 'v1', [], 'docs/b.mdx', undefined, undefined],
    ['/docs/v1/a/', 'v1', ['B'], 'docs/a.mdx', undefined, undefined],
    ['/docs/v1/extra/', 'v1', [], 'docs/extra.mdx', undefined, undefined],
    ['/blog/p/', 'blog', [], 'blog/2025-01-02-p.mdx', '2025-01-02', 'One, Two'],
  ]);
});

test('routes leave out the base URL, and each version and the blog are a section named by the end of its path', () => {
  const docs = {
    loadedVersions: [
      {path: '/below/it/docs', docs: [{...doc('a'), permalink: '/below/it/docs/a'}], sidebars: {}},
    ],
  };
  const allContent = {'docusaurus-plugin-content-docs': {other: docs}} as unknown as AllContent;
  expect(listArticles(allContent, '/below/it/')).toMatchObject([{route: '/docs/a/', section: 'docs'}]);
});
