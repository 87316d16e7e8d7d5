import {expect, test} from '@playwright/test';
import {likelyPage} from './likelyPage';

const pages = [
  '/blog/',
  '/blog/archive/',
  '/blog/why-cue-for-configuration/',
  ...['v1', 'v2'].flatMap((version) =>
    [
      '',
      'tutorial/overview/',
      'tutorial/hello-helm/',
      'tutorial/hello-holos/',
      'topics/kargo/',
      'api/core/',
      'glossary/',
    ].map((page) => `/docs/${version}/${page}`),
  ),
];

for (const [address, page] of [
  ['/docs/v1/tutorial/hello-holo/', '/docs/v1/tutorial/hello-holos/'],
  ['/tutorial/overview', '/docs/v1/tutorial/overview/'],
  ['/docs/v0/topics/kargo/', '/docs/v1/topics/kargo/'],
  ['/docs/v9/', '/docs/v1/'],
  ['/Docs/V2/Glossary.htm', '/docs/v2/glossary/'],
  ['/docs/v2/api/core.mdx', '/docs/v2/api/core/'],
  ['/docs/api/core/v2/', '/docs/v2/api/core/'],
  ['/docs/api/core/v0/', '/docs/v1/api/core/'],
  ['//blog//archives', '/blog/archive/'],
  ['/blog/why-cue-for-config/', '/blog/why-cue-for-configuration/'],
] as const) {
  test(`${address} is probably ${page}`, () => {
    expect(likelyPage(address, pages)).toBe(page);
  });
}

test('a former address leads to the page of today, in its version, else in the released one', () => {
  const former = {'tutorial/local/k3d': 'topics/kargo'};
  expect(likelyPage('/docs/tutorial/local/k3d', pages, former)).toBe('/docs/v1/topics/kargo/');
  expect(likelyPage('/docs/v2/tutorial/local/k3d/', pages, former)).toBe('/docs/v2/topics/kargo/');
  expect(likelyPage('/docs/tutorial/local/k3d', pages)).toBeUndefined();
});

test('nothing is near any other address', () => {
  const others = '/ /docs/ /x /wp-login.php /%E0%A4%A /<script>alert(1)</script>/ /docs/v2/__proto__/'.split(
    ' ',
  );
  for (const address of [...others, `/${'tutorial/'.repeat(2000)}`]) {
    expect(likelyPage(address, pages), address.slice(0, 40)).toBeUndefined();
  }
});
