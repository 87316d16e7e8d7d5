import path from 'node:path';
import {expect, test} from '@playwright/test';
import {cardOf} from './cards';

for (const [file, card] of [
  ['docs/topics/gitops/index.mdx', '/cards/v1alpha6/topics/gitops.png'],
  ['docs/index.mdx', '/cards/v1alpha6.png'],
  ['versioned_docs/version-v1alpha5/tutorial/cue.mdx', '/cards/v1alpha5/tutorial/cue.png'],
  ['blog/2024-10-28-a-post/index.mdx', '/cards/blog/2024-10-28-a-post.png'],
  ['blog/2024-10-28-a-post.md', '/cards/blog/2024-10-28-a-post.png'],
  ['src/pages/markdown-page.md', undefined],
] as const) {
  test(`${file} has ${card ?? 'the picture of the site'}`, () => {
    expect(cardOf(file)).toBe(card);
    expect(cardOf(path.resolve(file))).toBe(card);
  });
}
