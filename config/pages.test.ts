import path from 'node:path';
import {expect, test} from '@playwright/test';
import {createPages} from './pages';
import {versionsOf} from './versions';

const versions = versionsOf(['v3', 'v2', 'v1'], 'v4');
const pages = createPages('/site', versions);

for (const [source, section, route] of [
  ['docs/topics/gitops/index.mdx', 'v4', '/docs/v4/topics/gitops/'],
  ['docs/index.mdx', 'v4', '/docs/v4/'],
  ['docs/reindex.mdx', 'v4', '/docs/v4/reindex/'],
  ['versioned_docs/version-v3/tutorial/cue.mdx', 'v3', '/docs/v3/tutorial/cue/'],
  ['versioned_docs/version-v1/a.md', 'v1', '/docs/v1/a/'],
  ['docs/02-topics/01 - ci.mdx', 'v4', '/docs/v4/topics/ci/'],
  ['docs/2.1-topics/README.md', 'v4', '/docs/v4/2.1-topics/'],
  ['docs/topics/Topics.mdx', 'v4', '/docs/v4/topics/'],
  ['blog/news/2024/1/02/a-post/index.md', 'blog', '/blog/2024/1/02/news/a-post/'],
  ['blog/2024-10-28-a-post/index.mdx', 'blog', '/blog/2024/10/28/a-post/'],
  ['blog/2024-10-28-a-post.md', 'blog', '/blog/2024/10/28/a-post/'],
  ['src/pages/markdown-page.md', undefined, '/markdown-page/'],
  ['src/pages/index.tsx', undefined, '/'],
] as const) {
  test(`${source} is ${route}`, () => {
    const page = pages.of(source);
    expect(page).toMatchObject({source, route});
    expect(page?.section).toEqual(section);
    expect(pages.of(path.join('/site', source))).toEqual(page);
  });
}

test('partials, files of other types, and files outside of the versions are not pages', () => {
  const files =
    'docs/_part.mdx docs/_parts/part.mdx docs/tags.yml docs/picture.png versioned_docs/version-v9/a.mdx ' +
    'versioned_docs/version-v30/a.mdx src/pages/index.module.css src/pages/index.test.tsx README.md /elsewhere/docs/index.mdx';
  expect(files.split(' ').filter((file) => pages.of(file))).toEqual([]);
});

test('exactly one version of the docs is the released one, however many versions there are', () => {
  expect(versions.map(({label, folder, status}) => [label, folder, status])).toEqual([
    ['v4', 'docs', 'unreleased'],
    ['v3', 'versioned_docs/version-v3', 'released'],
    ['v2', 'versioned_docs/version-v2', 'older'],
    ['v1', 'versioned_docs/version-v1', 'older'],
  ]);
});

test('a folder without pages gives an empty list, not an error', () => {
  expect(pages.all()).toEqual([]);
});
