import {expect, test} from '@playwright/test';
import {likelyPage} from './likelyPage';

const pages = [
  '/blog/',
  '/blog/archive/',
  '/blog/why-cue-for-configuration/',
  ...['v1alpha5', 'v1alpha6'].flatMap((version) =>
    ['', 'tutorial/overview/', 'tutorial/hello-holos/', 'topics/kargo/', 'api/core/', 'glossary/'].map(
      (page) => `/docs/${version}/${page}`,
    ),
  ),
];

for (const [address, page] of [
  ['/docs/v1alpha5/tutorial/hello-holo/', '/docs/v1alpha5/tutorial/hello-holos/'],
  ['/docs/v1alpha6/tutorial/helo-holos/', '/docs/v1alpha6/tutorial/hello-holos/'],
  ['/tutorial/overview', '/docs/v1alpha5/tutorial/overview/'],
  ['/docs/tutorial/overview/', '/docs/v1alpha5/tutorial/overview/'],
  ['/docs/v1alpha4/topics/kargo/', '/docs/v1alpha5/topics/kargo/'],
  ['/docs/v1alpha9/', '/docs/v1alpha5/'],
  ['/docs/next/api/core/', '/docs/v1alpha5/api/core/'],
  ['/Docs/V1alpha6/Glossary.htm', '/docs/v1alpha6/glossary/'],
  ['/docs/v1alpha6/api/core.mdx', '/docs/v1alpha6/api/core/'],
  ['//blog//archives', '/blog/archive/'],
  ['/blog/why-cue-for-config/', '/blog/why-cue-for-configuration/'],
] as const) {
  test(`${address} is probably ${page}`, () => {
    expect(likelyPage(address, pages)).toBe(page);
  });
}

for (const address of [
  '/',
  '/docs/',
  '/x',
  '/wp-login.php',
  '/%E0%A4%A',
  '/<script>alert(1)</script>/',
  `/${'tutorial/'.repeat(2000)}`,
  '/docs/v1alpha6/__proto__/',
]) {
  test(`nothing is near ${address.slice(0, 40)}`, () => {
    expect(likelyPage(address, pages)).toBeUndefined();
  });
}
